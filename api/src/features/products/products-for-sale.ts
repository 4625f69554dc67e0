import type { Picture } from '@verse/api-contract/blogs';
import type { Prices } from '@verse/api-contract/money';
import type { ProductDelivery } from '@verse/api-contract/store-desk';
import type { FileRecord } from '../../platform/files';
import { pictureView } from '../../platform/images';
import type { ProductRepository } from './products.repository';

/** How many there are of each product. */
export interface StockOfProducts {
  open(key: string, onHand: number): Promise<void>;
  available(keys: readonly string[]): Promise<Map<string, number>>;
}

/** A product as a cart takes it. */
export interface ProductForSale {
  name: string;
  picture: Picture;
  prices: Prices;
  seller: string | undefined;
  /** The most of one order. */
  most: number;
  /** Nothing where its pieces are not counted. */
  stockKey: string | undefined;
  delivery: ProductDelivery;
  files: FileRecord[];
  /** What can be had now; nothing where it is not counted. */
  available: number | undefined;
  isSold: boolean;
}

const MOST = 10;

export const stockKeyOf = (id: string): string => `product:${id}`;

/** What the carts may ask of products: each by its id, with the price and the stock of this moment. */
export function productsForSale(products: ProductRepository, stock: Pick<StockOfProducts, 'available'>) {
  return {
    kind: 'product',
    async resolve(ids: readonly string[]): Promise<Map<string, ProductForSale>> {
      const [found, available] = await Promise.all([products.findAll(ids), stock.available(ids.map(stockKeyOf))]);
      return new Map(
        found.map(({ id, name, picture, prices, seller, status, delivery = 'post', files = [] }) => {
          const isCounted = delivery === 'post' && available.has(stockKeyOf(id));
          return [
            id,
            {
              name,
              picture: pictureView(picture, name),
              prices,
              seller,
              most: delivery === 'download' ? 1 : MOST,
              stockKey: isCounted ? stockKeyOf(id) : undefined,
              delivery,
              files: delivery === 'download' ? files : [],
              available: isCounted ? available.get(stockKeyOf(id)) : undefined,
              isSold: status === 'published',
            },
          ];
        }),
      );
    },
  };
}
