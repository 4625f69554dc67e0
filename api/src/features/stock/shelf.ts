import type { Share } from '../../platform/shares';

/**
 * How many there are of a thing, and who has claimed some: both in one document, so that after any crash it can be read
 * whether an order took its pieces. `available` is `onHand` without what is claimed.
 */
export interface Shelf {
  onHand: number;
  available: number;
  claims: Record<string, number>;
  /** By claim that is not paid: the keys of its claimants, separated by spaces. */
  unpaid?: Record<string, string>;
  /** By key of a claimant: pieces in claims that are not paid. */
  heldBy?: Record<string, number>;
}

interface Change {
  filter: Record<string, unknown>;
  inc: Record<string, number>;
  unset: Record<string, ''>;
}

/** A claim's name is never a number alone: a path of numbers would point into a list. */
export const claimName = (order: string) => `o${order}`;
const heldPath = (key: string) => `heldBy.${key}`;

export const claimantsOf = ({ unpaid = {} }: Shelf, order: string): string[] | undefined =>
  unpaid[claimName(order)]?.split(' ');

/** The most pieces that one claimant may hold unpaid: its share of all that is not paid for. */
export function mostOf({ available, claims, unpaid = {} }: Shelf, share: Share): number {
  return share(Object.keys(unpaid).reduce((sum, name) => sum + (claims[name] ?? 0), available));
}

/** The room of the claimant that holds most; without claimants nothing limits a claim. */
export const roomIn = ({ heldBy = {} }: Shelf, claimants: readonly string[], most: number): number =>
  Math.min(...claimants.map((key) => most - (heldBy[key] ?? 0)));

/** Counts a claim against its claimants, on condition that none of them then holds more than `most`. */
export function charge({ heldBy = {} }: Shelf, claimants: readonly string[], quantity: number, most: number): Change {
  const change: Change = { filter: {}, inc: {}, unset: {} };
  for (const key of claimants) {
    change.filter[heldPath(key)] = heldBy[key] === undefined ? { $exists: false } : { $lte: most - quantity };
    change.inc[heldPath(key)] = quantity;
  }
  return change;
}

/** Takes a claim from the count of its claimants; a count that reaches zero is removed. */
export function discharge(shelf: Shelf, order: string): Change {
  const [name, change]: [string, Change] = [claimName(order), { filter: {}, inc: {}, unset: {} }];
  const path = `unpaid.${name}`;
  const [keys, quantity] = [shelf.unpaid?.[name], shelf.claims[name] ?? 0];
  change.filter[path] = keys ?? { $exists: false };
  if (keys === undefined) return change;
  change.unset[path] = '';
  for (const key of keys.split(' ')) {
    const held = shelf.heldBy?.[key] ?? 0;
    if (held > quantity) {
      change.filter[heldPath(key)] = { $gt: quantity };
      change.inc[heldPath(key)] = -quantity;
    } else {
      change.filter[heldPath(key)] = held === 0 ? { $exists: false } : held;
      change.unset[heldPath(key)] = '';
    }
  }
  return change;
}
