import type { Picture } from '@verse/api-contract/blogs';
import type { Currency, Prices } from '@verse/api-contract/money';
import type { Delivery } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';

export interface Line {
  /** Type and id of the item, such as `product:7`. */
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
  /** Ids of clicks that have added an item. A repeated click adds nothing. */
  clicks: string[];
  /** Ids of the guests' carts that were merged into this one. */
  mergedFrom: string[];
}

export interface StoredCart extends Contents {
  id: string;
  /** Increases with every change of the contents. A cart with revision 0 is not stored. */
  revision: number;
  favourites: string[];
  /** Id of the member's cart that this one was merged into. A merged cart accepts no more items. */
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
  /** Number of units that can be bought now; undefined without inventory. */
  available: number | undefined;
  isSold: boolean;
  /** Key of the item's inventory; undefined without one. */
  stockKey: string | undefined;
  delivery: Delivery;
  /** Files that can be downloaded when the order is paid. */
  files?: readonly FileRecord[];
}

/** A type of item that can be sold. The feature that implements it does not depend on carts. */
export interface Sellable {
  kind: string;
  resolve(ids: readonly string[]): Promise<ReadonlyMap<string, ForSale>>;
}
