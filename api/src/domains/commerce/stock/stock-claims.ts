import type { Share } from '../../../platform/shares';
import type { Update } from '../../../store';
import {
  chargeClaimants,
  dischargeClaimants,
  findClaimants,
  type Inventories,
  maxUnpaidUnits,
  toClaimName,
  unitsLeftFor,
} from './inventory';

const toClaimPath = (order: string) => `claims.${toClaimName(order)}`;

/**
 * Creates the operations on units that orders hold. All are idempotent. Each reads the inventory, and writes only if
 * nothing that it has read has changed.
 */
export function createClaims(stock: Inventories, share: Share) {
  const update = async (key: string, filter: Record<string, unknown>, change: Update) =>
    (await stock.update({ _id: key, ...filter }, change)) !== undefined;

  /** Removes an order's claim; returns false if it does not exist. */
  async function endClaim(key: string, order: string, incOf: (quantity: number) => Record<string, number>) {
    for (;;) {
      const inventory = await stock.find(key);
      const quantity = inventory?.claims[toClaimName(order)];
      if (!inventory || quantity === undefined) return false;
      const { filter, inc, unset } = dischargeClaimants(inventory, order);
      const change = { $inc: { ...incOf(quantity), ...inc }, $unset: { [toClaimPath(order)]: '' as const, ...unset } };
      if (await update(key, { [toClaimPath(order)]: quantity, ...filter }, change)) return true;
    }
  }

  return {
    /**
     * Reserves units for an order. Returns false if too few units are left, or if a claimant would exceed their share
     * of unpaid units.
     */
    async reserve(key: string, order: string, quantity: number, claimants: readonly string[] = []): Promise<boolean> {
      for (;;) {
        const before = await stock.find(key);
        const claim = toClaimPath(order);
        const name = toClaimName(order);
        if (before?.claims[name] !== undefined) return true;
        // A request that cannot succeed costs only a single read. It performs no write that would delay others.
        if (!before || before.available < quantity) return false;
        const most = maxUnpaidUnits(before, share);
        if (unitsLeftFor(before, claimants, most) < quantity) return false;
        const { filter, inc } = chargeClaimants(before, claimants, quantity, most);
        const unpaid = claimants.length > 0 ? { [`unpaid.${name}`]: claimants.join(' ') } : {};
        const taken = await update(
          key,
          { available: { $gte: quantity }, [claim]: { $exists: false }, ...filter },
          { $inc: { available: -quantity, ...inc }, $set: { [claim]: quantity, ...unpaid } },
        );
        if (taken) return true;
      }
    },

    /** Returns, for each key, the maximum number of units that an unpaid order by these claimants can reserve now. */
    async availableTo(keys: readonly string[], claimants: readonly string[]): Promise<Map<string, number>> {
      const found = await stock.findAll(keys);
      return new Map(
        [...found].map(([key, inventory]) => {
          const left = unitsLeftFor(inventory, claimants, maxUnpaidUnits(inventory, share));
          return [key, Math.max(0, Math.min(inventory.available, left))];
        }),
      );
    },

    /**
     * Counts an unpaid claim towards another claimant's limit. Returns false if that claimant would exceed their share.
     */
    async addClaimant(key: string, order: string, claimant: string): Promise<boolean> {
      for (;;) {
        const inventory = await stock.find(key);
        const claimants = inventory && findClaimants(inventory, order);
        if (!claimants || claimants.includes(claimant)) return true;
        const quantity = inventory.claims[toClaimName(order)] ?? 0;
        const most = maxUnpaidUnits(inventory, share);
        if (unitsLeftFor(inventory, [claimant], most) < quantity) return false;
        const { filter, inc } = chargeClaimants(inventory, [claimant], quantity, most);
        const path = `unpaid.${toClaimName(order)}`;
        const change = { $inc: inc, $set: { [path]: [...claimants, claimant].join(' ') } };
        if (await update(key, { [path]: claimants.join(' '), ...filter }, change)) return true;
      }
    },

    /** Marks the claim as paid. The claim remains, but no longer counts towards its claimants' limits. */
    async markPaid(key: string, order: string): Promise<void> {
      for (;;) {
        const inventory = await stock.find(key);
        if (!inventory || !findClaimants(inventory, order)) return;
        const { filter, inc: $inc, unset: $unset } = dischargeClaimants(inventory, order);
        if (await update(key, filter, Object.keys($inc).length > 0 ? { $inc, $unset } : { $unset })) return;
      }
    },

    /** Releases the units held by an order. Returns false if the order holds no units. */
    release: (key: string, order: string): Promise<boolean> =>
      endClaim(key, order, (quantity) => ({ available: quantity })),

    /** Removes the units held by an order from the inventory. Returns false if the order holds no units. */
    ship: (key: string, order: string): Promise<boolean> => endClaim(key, order, (quantity) => ({ onHand: -quantity })),

    async *claims(): AsyncIterable<{ key: string; order: string }> {
      for await (const { _id: key, claims } of stock.each({}))
        for (const claim of Object.keys(claims)) yield { key, order: claim.slice(1) };
    },
  };
}
