import type { Picture } from '@verse/api-contract/blogs';
import type { Currency, Prices } from '@verse/api-contract/money';
import type { Delivery } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';

export interface Line {
  /** Kind and id of the item: `product:7`. */
  item: string;
  quantity: number;
  addedAt: Date;
  /** Prices last shown to the visitor. */
  seen: Prices;
}

/** Contents of a cart; one update changes all of it. */
export interface Contents {
  currency: Currency;
  lines: Line[];
  /** Clicks that have added an item: a repeated one adds nothing. */
  clicks: string[];
  /** Guests' carts merged into this one. */
  mergedFrom: string[];
}

export interface StoredCart extends Contents {
  id: string;
  /** Increases with every change of the contents. A cart with 0 is not stored. */
  revision: number;
  favourites: string[];
  /** The member's cart that this one was merged into; it accepts no more items. */
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

/** An item that is for sale now. */
export interface ForSale {
  name: string;
  picture: Picture | null;
  prices: Prices;
  seller: string | undefined;
  /** Most units per cart. */
  most: number;
  /** Units that can be bought now; undefined without inventory. */
  available: number | undefined;
  isSold: boolean;
  /** Key of its inventory; undefined without one. */
  stockKey: string | undefined;
  delivery: Delivery;
  /** Files to download, once the order is paid. */
  files?: readonly FileRecord[];
}

/** A kind of item for sale. Its feature does not know carts. */
export interface Sellable {
  kind: string;
  resolve(ids: readonly string[]): Promise<ReadonlyMap<string, ForSale>>;
}
