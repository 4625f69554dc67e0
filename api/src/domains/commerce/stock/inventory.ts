import type { StockReason } from '@verse/api-contract/commerce/store-admin.values';
import type { Documents } from '../../../platform/documents';
import type { Share } from '../../../platform/shares';

/**
 * The stock of an item and the claims on it. Both are in a single document, so that the document shows which orders
 * hold units even after a crash. `available` is `onHand` minus the claimed units.
 */
export interface Inventory {
  onHand: number;
  available: number;
  claims: Record<string, number>;
  /** Claimant keys for each unpaid claim, separated by spaces. */
  unpaid?: Record<string, string>;
  /** Number of units in unpaid claims, by claimant. */
  heldBy?: Record<string, number>;
}

/** A stock change that was not caused by an order. */
export interface StockMove {
  id: string;
  change: number;
  reason: StockReason;
  note: string;
  by: string;
  at: Date;
}

export interface StockDocument extends Inventory {
  _id: string;
  /**
   * Movements that have taken effect. Kept here until they have been copied to the journal and can no longer be
   * retried.
   */
  moves?: Record<string, Omit<StockMove, 'id'>>;
}

export type Inventories = Documents<StockDocument, StockDocument>;

interface InventoryUpdate {
  filter: Record<string, unknown>;
  inc: Record<string, number>;
  unset: Record<string, ''>;
}

/** Starts with a letter, because a numeric path segment would refer to an array element. */
export const toClaimName = (order: string) => `o${order}`;
const toHeldPath = (key: string) => `heldBy.${key}`;

export const findClaimants = ({ unpaid = {} }: Inventory, order: string): string[] | undefined =>
  unpaid[toClaimName(order)]?.split(' ');

/**
 * Returns the maximum number of unpaid units per claimant, i.e. the given share of all units that have not been paid
 * for.
 */
export function maxUnpaidUnits({ available, claims, unpaid = {} }: Inventory, share: Share): number {
  return share(Object.keys(unpaid).reduce((sum, name) => sum + (claims[name] ?? 0), available));
}

/**
 * Returns how many more units can be reserved without any claimant exceeding `most`; infinite if there are no
 * claimants.
 */
export const unitsLeftFor = ({ heldBy = {} }: Inventory, claimants: readonly string[], most: number): number =>
  Math.min(...claimants.map((key) => most - (heldBy[key] ?? 0)));

/** Counts a claim towards its claimants' limits, provided that none of them exceeds `most`. */
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

/** Subtracts a claim from its claimants' counts, and removes counts that reach zero. */
export function dischargeClaimants(inventory: Inventory, order: string): InventoryUpdate {
  const name = toClaimName(order);
  const change: InventoryUpdate = { filter: {}, inc: {}, unset: {} };
  const path = `unpaid.${name}`;
  const keys = inventory.unpaid?.[name];
  const quantity = inventory.claims[name] ?? 0;
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
