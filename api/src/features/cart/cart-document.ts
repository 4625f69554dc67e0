import type { Picture } from '@verse/api-contract/blogs';
import type { Currency, Prices } from '@verse/api-contract/money';
import type { Delivery } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';

export interface Line {
  /** What is sold, by its kind and its id there: `product:7`. */
  item: string;
  quantity: number;
  addedAt: Date;
  /** The prices that the visitor has seen last. */
  seen: Prices;
}

/** What a cart holds; all of it changes in one update. */
export interface Contents {
  currency: Currency;
  lines: Line[];
  /** The clicks that have added something: one that comes again adds nothing. */
  clicks: string[];
  /** The guests' carts that it has taken over. */
  mergedFrom: string[];
}

export interface StoredCart extends Contents {
  id: string;
  /** Rises with every change of the contents. None is stored while it is 0. */
  revision: number;
  favourites: string[];
  /** The cart of the member who has signed in: nothing is put into this one any more. */
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

/** A thing that is for sale at this moment. */
export interface ForSale {
  name: string;
  picture: Picture | null;
  prices: Prices;
  seller: string | undefined;
  /** The most that one cart may hold. */
  most: number;
  /** What can be had now; nothing where it is not counted. */
  available: number | undefined;
  isSold: boolean;
  /** Under which its pieces are counted; nothing where they are not. */
  stockKey: string | undefined;
  delivery: Delivery;
  /** What is downloaded, once it is paid. */
  files?: readonly FileRecord[];
}

/** Whoever sells something says so by this, and need not know of carts. */
export interface Sellable {
  kind: string;
  resolve(ids: readonly string[]): Promise<ReadonlyMap<string, ForSale>>;
}
