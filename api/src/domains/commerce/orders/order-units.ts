import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { FEW_LEFT } from '@verse/api-contract/commerce/products.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { accountKey, mailboxKey } from '../../../platform/shares';
import type { Stock } from '../stock';
import { countUnits, type StoredOrder } from './order';

export interface OrderStock extends Pick<
  Stock,
  'available' | 'availableTo' | 'reserve' | 'addClaimant' | 'markPaid' | 'release' | 'ship' | 'claims'
> {
  /** Returns units to the stock; idempotent per move. */
  restock: (key: string, move: string, quantity: number) => Promise<void>;
}

/** Creates the inventory operations that apply to all units in an order, and says until when the order holds them. */
export function createOrderUnits(stock: OrderStock) {
  const forEachKey =
    (step: (key: string, order: string) => Promise<unknown>) =>
    async ({ id, lines }: StoredOrder): Promise<void> => {
      for (const [key] of countUnits(lines)) await step(key, id);
    };

  /** Returns when the hold on an unpaid order's units expires, counted from when the order was placed. */
  async function computeHoldEnd({ lines, placedAt }: StoredOrder, isVerified: boolean): Promise<Date> {
    const available = await stock.available(countUnits(lines).map(([key]) => key));
    const isScarce = [...available.values()].some((left) => left <= FEW_LEFT);
    const verifiedMinutes = 60 * (isScarce ? ORDER_LIMITS.heldHoursScarce : ORDER_LIMITS.heldHours);
    const minutes = isVerified ? verifiedMinutes : ORDER_LIMITS.heldMinutesUnproved;
    return new Date(placedAt.getTime() + minutes * MINUTE_MS);
  }

  /**
   * Returns the new end of the hold once the email address is verified. The units then also count against the mailbox
   * and the account; returns undefined if that would exceed the share of either.
   */
  async function extendHold(order: StoredOrder, account: string | undefined): Promise<Date | undefined> {
    const claimants = [mailboxKey(order.email, true), ...(account === undefined ? [] : [accountKey(account)])];
    for (const [key] of countUnits(order.lines))
      for (const claimant of claimants) if (!(await stock.addClaimant(key, order.id, claimant))) return undefined;
    return computeHoldEnd(order, true);
  }

  return {
    releaseStock: forEachKey(stock.release),
    markStockPaid: forEachKey(stock.markPaid),
    shipStock: forEachKey(stock.ship),
    computeHoldEnd,
    extendHold,
  };
}

export type OrderUnits = ReturnType<typeof createOrderUnits>;
