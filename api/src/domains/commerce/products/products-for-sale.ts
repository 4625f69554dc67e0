import type { Picture } from '@verse/api-contract/api';
import type { ProductDelivery } from '@verse/api-contract/commerce/store-admin.values';
import type { Prices } from '@verse/api-contract/money';
import type { FileRecord } from '../../../platform/files';
import { pictureView } from '../../../platform/images';
import type { Stock } from '../stock';
import type { ProductRepository } from './products.repository';

/** A product as seen by carts. */
export interface ProductForSale {
  name: string;
  picture: Picture;
  prices: Prices;
  seller: string | undefined;
  /** Maximum number of units per order. */
  most: number;
  /** Inventory key, or undefined if stock is not tracked. */
  stockKey: string | undefined;
  delivery: ProductDelivery;
  files: FileRecord[];
  /** Units available for purchase, or undefined if stock is not tracked. */
  available: number | undefined;
  isSold: boolean;
}

const MOST = 10;

export const toStockKey = (id: string): string => `product:${id}`;

/** Resolves cart items to products with their current price and stock. */
export function productsForSale(products: ProductRepository, stock: Pick<Stock, 'available'>) {
  return {
    kind: 'product',
    async resolve(ids: readonly string[]): Promise<Map<string, ProductForSale>> {
      const [found, available] = await Promise.all([products.findAll(ids), stock.available(ids.map(toStockKey))]);
      return new Map(
        found.map(({ id, name, picture, prices, seller, status, delivery = 'post', files = [] }) => {
          const isCounted = delivery === 'post' && available.has(toStockKey(id));
          return [
            id,
            {
              name,
              picture: pictureView(picture, name),
              prices,
              seller,
              most: delivery === 'download' ? 1 : MOST,
              stockKey: isCounted ? toStockKey(id) : undefined,
              delivery,
              files: delivery === 'download' ? files : [],
              available: isCounted ? available.get(toStockKey(id)) : undefined,
              isSold: status === 'published',
            },
          ];
        }),
      );
    },
  };
}
