import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { FEW_LEFT } from '@verse/api-contract/commerce/products.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import type { Logger } from '../../../platform/logging';
import { accountKey, mailboxKey } from '../../../platform/shares';
import type { Stock } from '../stock';
import { computeOwed, countUnits, holdsUnits, type StoredOrder, toDebt } from './order';
import type { OrderRepository } from './orders.repository';
import { type OrderEmail, parseTasks, type Task } from './outbox';
import type { PaymentRepository } from './payments.repository';

export interface OrderStock extends Pick<
  Stock,
  'available' | 'availableTo' | 'reserve' | 'addClaimant' | 'markPaid' | 'release' | 'ship' | 'claims'
> {
  /** Returns units to the stock; idempotent per move. */
  restock: (key: string, move: string, quantity: number) => Promise<void>;
}

export interface StepDependencies {
  orders: OrderRepository;
  payments: PaymentRepository;
  stock: OrderStock;
  removeOrdered: (cart: string, order: string, lines: StoredOrder['lines']) => Promise<void>;
  mail: (about: OrderEmail, order: StoredOrder) => Promise<void>;
  /** Withdraws the member's ratings of returned items. */
  withdrawRatings: (memberId: string, items: readonly string[]) => Promise<void>;
  /** Called with the project number after each payment under an agreement. */
  agreementChanged: (project: string) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

export const SHOP = 'shop';

/** Orders under an agreement send no emails, because the projects feature notifies both sides itself. */
const mailUnlessAgreed = ({ agreement }: StoredOrder, about: OrderEmail): Task[] =>
  agreement ? [] : [{ kind: 'mail', about }];

async function dropRatings(
  { buyer, lines }: StoredOrder,
  withdraw: StepDependencies['withdrawRatings'],
): Promise<void> {
  const items = lines.map(({ item }) => item);
  if (buyer.startsWith('u:')) await withdraw(buyer.slice(2), items);
}

/** Creates inventory operations that apply to all units in an order. */
function createUnits(stock: Pick<OrderStock, 'release' | 'markPaid' | 'ship'>) {
  const forEachKey =
    (step: (key: string, order: string) => Promise<unknown>) =>
    async ({ id, lines }: StoredOrder): Promise<void> => {
      for (const [key] of countUnits(lines)) await step(key, id);
    };
  return {
    releaseStock: forEachKey(stock.release),
    markStockPaid: forEachKey(stock.markPaid),
    shipStock: forEachKey(stock.ship),
  };
}

/**
 * Returns a function that computes when the hold on an unpaid order's units expires, counted from when the order was
 * placed.
 */
const createComputeHoldEnd =
  (stock: StepDependencies['stock']) =>
  async ({ lines, placedAt }: StoredOrder, isVerified: boolean): Promise<Date> => {
    const available = await stock.available(countUnits(lines).map(([key]) => key));
    const isScarce = [...available.values()].some((left) => left <= FEW_LEFT);
    const verifiedMinutes = 60 * (isScarce ? ORDER_LIMITS.heldHoursScarce : ORDER_LIMITS.heldHours);
    const minutes = isVerified ? verifiedMinutes : ORDER_LIMITS.heldMinutesUnproved;
    return new Date(placedAt.getTime() + minutes * MINUTE_MS);
  };

/** Marks a paid, download-only order as delivered. The payment email already announces the delivery. */
async function deliverDownloads(id: string, orders: StepDependencies['orders'], now: () => Date): Promise<void> {
  for (let order = await orders.find(id); order?.state === 'paid'; order = await orders.find(id))
    await orders.move(order, { to: 'delivered', by: SHOP, at: now(), tasks: [{ kind: 'ship' }] });
}

/** Creates the steps of an order. Each step must be idempotent, because the sweep may repeat it after a crash. */
export function createOrderSteps({
  orders,
  payments,
  stock,
  removeOrdered,
  mail,
  withdrawRatings,
  agreementChanged,
  logger,
  now,
}: StepDependencies) {
  const { releaseStock, markStockPaid, shipStock } = createUnits(stock);

  const computeHoldEnd = createComputeHoldEnd(stock);

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

  /**
   * Records the transfers made under an agreement. A reference already booked for another order is not booked again.
   */
  async function bookArrived(order: StoredOrder): Promise<void> {
    for (const arrival of order.arrived ?? [])
      await payments.record(order.currency, { order: order.id, ...arrival }, order.agreement?.seller?.key);
    await updateToPayments(order.id, order.arrived?.at(-1)?.by ?? SHOP);
    if (order.agreement) await agreementChanged(order.agreement.project);
  }

  async function runTask(order: StoredOrder, task: Task): Promise<void> {
    if (task.kind === 'release') return releaseStock(order);
    if (task.kind === 'pay') return markStockPaid(order);
    if (task.kind === 'unrate') return dropRatings(order, withdrawRatings);
    if (task.kind === 'cart') return removeOrdered(order.cartId, order.id, order.lines);
    if (task.kind === 'drop') return orders.remove(order.id);
    if (task.kind === 'mail') return mail(task.about, order);
    if (task.kind === 'return') return stock.restock(task.stockKey, `${order.id}-${task.stockKey}`, task.quantity);
    if (task.kind === 'deliver') return deliverDownloads(order.id, orders, now);
    if (task.kind === 'book') return bookArrived(order);
    return shipStock(order);
  }

  /** Runs the pending side effects in sequence, then returns the updated order. */
  async function drainOutbox(id: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      const [batch] = order?.todo ?? [];
      if (!order || batch === undefined) return order;
      for (const task of parseTasks(batch)) await runTask(order, task);
      await orders.removeBatch(id, batch);
    }
  }

  /** Runs pending side effects without failing the request; the sweep retries any that fail. */
  async function runSideEffects(order: StoredOrder): Promise<StoredOrder> {
    try {
      return (await drainOutbox(order.id)) ?? order;
    } catch (err) {
      logger.error({ err, order: order.id }, 'side effects of an order failed and will be retried');
      return order;
    }
  }

  /** Reserves the units of an order, then moves it to pending, or to paid if it is free. */
  async function reserveStock(order: StoredOrder): Promise<StoredOrder | undefined> {
    if (order.state !== 'placing') return order;
    for (const [key, quantity] of countUnits(order.lines)) {
      if (await stock.reserve(key, order.id, quantity, order.claimants ?? [])) continue;
      await orders.move(order, { to: 'refused', by: SHOP, at: now(), tasks: [{ kind: 'release' }, { kind: 'drop' }] });
      return reconcileReservation(order);
    }
    const isFree = order.total === 0;
    await orders.move(order, {
      to: isFree ? 'paid' : 'pending',
      by: order.events[0]?.by ?? SHOP,
      at: now(),
      ...(isFree ? {} : { set: { heldUntil: await computeHoldEnd(order, order.isProved) } }),
      tasks: [
        { kind: 'cart' },
        { kind: 'mail', about: isFree ? 'paid' : 'received' },
        ...tasksAfterPayment(isFree ? order : undefined),
      ],
    });
    return reconcileReservation(order);
  }

  /** Releases the units if a concurrent request has refused or closed the order in the meantime. */
  async function reconcileReservation(order: StoredOrder): Promise<StoredOrder | undefined> {
    const current = await orders.find(order.id);
    if (!holdsUnits(current)) await releaseStock(order);
    return current;
  }

  const tasksAfterPayment = (order: StoredOrder | undefined): Task[] =>
    order?.lines.every(({ delivery }) => delivery === 'download') ? [{ kind: 'deliver' }] : [];

  async function applyPayments(id: string, by: string): Promise<StoredOrder | undefined> {
    const order = await updateToPayments(id, by);
    return order && runSideEffects(order);
  }

  /** Updates the paid amount from the recorded payments, and marks the order as paid if it is sufficient. */
  async function updateToPayments(id: string, by: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      if (!order) return undefined;
      const paid = (await payments.listOfOrder(id)).reduce((sum, { amount }) => sum + amount, 0);
      if (paid === order.paid) return order;
      const isEnough = order.state === 'pending' && paid >= order.total;
      const set = { paid, ...toDebt(computeOwed({ ...order, paid }), now()) };
      const done = isEnough
        ? await orders.move(order, {
            to: 'paid',
            by,
            at: now(),
            set,
            tasks: [{ kind: 'pay' }, ...mailUnlessAgreed(order, 'paid'), ...tasksAfterPayment(order)],
          })
        : await orders.amend(order, set, now(), order.state === 'pending' ? mailUnlessAgreed(order, 'short') : []);
      if (done) return done;
    }
  }

  async function cancel(order: StoredOrder, by: string, why?: string): Promise<StoredOrder | undefined> {
    const set = toDebt(computeOwed({ ...order, state: 'cancelled' }), now());
    const done = await orders.move(order, {
      to: 'cancelled',
      by,
      at: now(),
      why,
      set,
      tasks: [{ kind: 'release' }, ...mailUnlessAgreed(order, 'cancelled')],
    });
    return done && runSideEffects(done);
  }

  return {
    drainOutbox,
    runSideEffects,
    reserveStock,
    applyPayments,
    cancel,
    extendHold,
    room: stock.availableTo,
    available: stock.available,
  };
}

export type OrderSteps = ReturnType<typeof createOrderSteps>;
