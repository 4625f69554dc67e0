import type { ProductState } from '@verse/api-contract/commerce/store-admin.values';
import { addressOf } from '@verse/contract/addresses';
import type { ContentEvents } from '../../../platform/events';
import { AppError, invalidField, VersionConflict } from '../../../platform/http';
import type { SearchChanges } from '../../../platform/search';
import { isOutdated, isOutdatedExcept } from '../../../platform/versions';
import type { Count, Stock } from '../stock';
import type { Product, ProductRepository } from './products.repository';
import { toStockKey } from './products-for-sale';

export interface ProductDeskDependencies {
  products: ProductRepository;
  stock: Pick<Stock, 'counts'>;
  events: Pick<ContentEvents, 'changed'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
}

export interface ProductWithStock {
  product: Product;
  stock: Count;
}

export const UNKNOWN_PRODUCT = 'There is no such product.';
const NOTHING: Count = { onHand: 0, available: 0 };

/** A downloadable product needs at least one file before it can be published. */
export function assertHasFiles({ status, delivery, files = [] }: Pick<Product, 'status' | 'delivery' | 'files'>): void {
  if (status === 'published' && delivery === 'download' && files.length === 0)
    throw invalidField('status', 'Add a file before you publish a download. Save it as a draft first.');
}

/** Creates what all staff operations on a product share: finding it, and announcing its changes. */
export function createProductDesk({ products, stock, events, searchChanges }: ProductDeskDependencies) {
  const countOf = async (id: string) => (await stock.counts([toStockKey(id)])).get(toStockKey(id)) ?? NOTHING;
  const withStock = async (product: Product): Promise<ProductWithStock> => ({
    product,
    stock: await countOf(product.id),
  });

  async function find(id: string): Promise<ProductWithStock> {
    const [product] = await products.findAll([id]);
    if (product?.area !== 'store') throw new AppError('not-found', UNKNOWN_PRODUCT);
    return withStock(product);
  }

  return {
    countOf,
    withStock,
    find,

    async list(status: ProductState | undefined): Promise<ProductWithStock[]> {
      const found = await products.listKept(status);
      const counts = await stock.counts(found.map(({ id }) => toStockKey(id)));
      return found.map((product) => ({ product, stock: counts.get(toStockKey(product.id)) ?? NOTHING }));
    },

    /** @throws VersionConflict if the files or, if `files` is false, the form has changed since the given version */
    async findAtVersion(id: string, version: number, files: boolean): Promise<Product> {
      const { product } = await find(id);
      if (files ? isOutdated(product, version, ['files']) : isOutdatedExcept(product, version, ['files']))
        throw new VersionConflict(await withStock(product));
      return product;
    },

    /** Updates the search index and invalidates pages and cached responses that show the product. */
    async changed(id: string): Promise<void> {
      await searchChanges.changed('product', id);
      await events.changed({
        areas: ['products'],
        paths: [addressOf('store'), addressOf('product', { id }), addressOf('public-marketplace')],
      });
    },
  };
}

export type ProductDesk = ReturnType<typeof createProductDesk>;
