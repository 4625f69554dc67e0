import type { Picture } from '@verse/api-contract/api';
import type { Delivery } from '@verse/api-contract/commerce/orders.values';
import type { Currency, Prices } from '@verse/api-contract/money';
import { DAY_MS } from '@verse/api-contract/time';
import type { FileRecord } from '../../../platform/files';

export const GUEST_DAYS = 30;
const MEMBER_DAYS = 365;

export const toMemberCartId = (id: string): string => `u:${id}`;
export const toGuestCartId = (digest: string): string => `g:${digest}`;

/** Returns when an abandoned cart is removed. */
export const toExpiry = (id: string, changedAt: Date): Date =>
  new Date(changedAt.getTime() + (id.startsWith('g:') ? GUEST_DAYS : MEMBER_DAYS) * DAY_MS);

export interface Line {
  /** Item type and id, e.g. `product:7`. */
  item: string;
  quantity: number;
  addedAt: Date;
  /** Prices last shown to the visitor. */
  seen: Prices;
}

/** Cart contents. A single update replaces all of them. */
export interface Contents {
  currency: Currency;
  lines: Line[];
  /** Ids of clicks that added an item. Repeating a click adds nothing. */
  clicks: string[];
  /** Ids of guest carts that were merged into this one. */
  mergedFrom: string[];
}

export interface StoredCart extends Contents {
  id: string;
  /** Revision number, incremented on every change of the contents. A cart with revision 0 has not been stored. */
  revision: number;
  favourites: string[];
  /** Id of the member's cart into which this one was merged. A merged cart accepts no more items. */
  mergedInto?: string;
}

export const emptyCart = (id: string): StoredCart => ({
  id,
  currency: 'USD',
  lines: [],
  clicks: [],
  mergedFrom: [],
  favourites: [],
  revision: 0,
});

export interface ForSale {
  name: string;
  picture: Picture | null;
  prices: Prices;
  seller: string | undefined;
  /** Maximum number of units per cart. */
  most: number;
  /** Number of units currently available, or undefined if stock isn't tracked. */
  available: number | undefined;
  isSold: boolean;
  /** The item's inventory key, or undefined if stock isn't tracked. */
  stockKey: string | undefined;
  delivery: Delivery;
  /** Files that can be downloaded once the order is paid. */
  files?: readonly FileRecord[];
}

/** A type of item that can be sold. The feature implementing it does not depend on carts. */
export interface Sellable {
  kind: string;
  resolve(ids: readonly string[]): Promise<ReadonlyMap<string, ForSale>>;
}
