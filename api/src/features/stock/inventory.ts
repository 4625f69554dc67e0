import type { Share } from '../../platform/shares';

/**
 * The stock of an item and its claims: both in one document, so that after any crash it shows whether an order has its
 * units. `available` is `onHand` without claims.
 */
export interface Inventory {
  onHand: number;
  available: number;
  claims: Record<string, number>;
  /** By unpaid claim: the keys of its claimants, separated by spaces. */
  unpaid?: Record<string, string>;
  /** By claimant: units in unpaid claims. */
  heldBy?: Record<string, number>;
}

interface InventoryUpdate {
  filter: Record<string, unknown>;
  inc: Record<string, number>;
  unset: Record<string, ''>;
}

/** Never a number alone: a numeric path would address a list. */
export const toClaimName = (order: string) => `o${order}`;
const toHeldPath = (key: string) => `heldBy.${key}`;

export const findClaimants = ({ unpaid = {} }: Inventory, order: string): string[] | undefined =>
  unpaid[toClaimName(order)]?.split(' ');

/** The most units that one claimant may hold unpaid: its share of all unpaid ones. */
export function maxUnpaidUnits({ available, claims, unpaid = {} }: Inventory, share: Share): number {
  return share(Object.keys(unpaid).reduce((sum, name) => sum + (claims[name] ?? 0), available));
}

/** The units left for the claimant that holds most; unlimited without claimants. */
export const unitsLeftFor = ({ heldBy = {} }: Inventory, claimants: readonly string[], most: number): number =>
  Math.min(...claimants.map((key) => most - (heldBy[key] ?? 0)));

/** Counts a claim against its claimants, provided that none exceeds `most`. */
export function chargeClaimants(
  { heldBy = {} }: Inventory,
  claimants: readonly string[],
  quantity: number,
  most: number,
): InventoryUpdate {
  const change: InventoryUpdate = { filter: {}, inc: {}, unset: {} };
  for (const key of claimants) {
    change.filter[toHeldPath(key)] = heldBy[key] === undefined ? { $exists: false } : { $lte: most - quantity };
    change.inc[toHeldPath(key)] = quantity;
  }
  return change;
}

/** Removes a claim from its claimants' counts; drops counts of zero. */
export function dischargeClaimants(inventory: Inventory, order: string): InventoryUpdate {
  const [name, change]: [string, InventoryUpdate] = [toClaimName(order), { filter: {}, inc: {}, unset: {} }];
  const path = `unpaid.${name}`;
  const [keys, quantity] = [inventory.unpaid?.[name], inventory.claims[name] ?? 0];
  change.filter[path] = keys ?? { $exists: false };
  if (keys === undefined) return change;
  change.unset[path] = '';
  for (const key of keys.split(' ')) {
    const held = inventory.heldBy?.[key] ?? 0;
    if (held > quantity) {
      change.filter[toHeldPath(key)] = { $gt: quantity };
      change.inc[toHeldPath(key)] = -quantity;
    } else {
      change.filter[toHeldPath(key)] = held === 0 ? { $exists: false } : held;
      change.unset[toHeldPath(key)] = '';
    }
  }
  return change;
}
