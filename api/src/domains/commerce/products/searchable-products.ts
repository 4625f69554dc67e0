import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';
import type { Product, ProductRepository } from './products.repository';

const isOnSale = ({ status }: Product) => status === 'published';
const toText = ({ id, position, name, category, seller = '', description = '' }: Product): SearchText => ({
  // The position of a new product is its creation time in seconds, so the date is derived from it.
  id,
  at: new Date(Math.max(0, position) * 1000),
  title: name,
  text: `${category} ${seller} ${description}`,
});

/**
 * Products for sale as search results. Marketplace products have no page of their own, so their results link to the
 * marketplace.
 */
export const searchableProducts = (products: Pick<ProductRepository, 'all' | 'findAll'>): SearchSource => ({
  group: 'products',
  kind: 'product',
  edition: 1,
  async *all() {
    for await (const product of products.all()) if (isOnSale(product)) yield toText(product);
  },
  read: async (ids) => (await products.findAll(ids)).filter(isOnSale).map(toText),
  present: async (_reader, ids) =>
    (await products.findAll(ids)).filter(isOnSale).map(({ id, area, name, category, description = '', picture }) => ({
      id,
      title: name,
      text: lineOf(description === '' ? category : `${category}. ${description}`),
      path: area === 'store' ? addressOf('product', { id }) : addressOf('public-marketplace'),
      picture: pictureView(picture, ''),
    })),
});
