import type { ProductQuery } from '@verse/api-contract/commerce/products.schema';
import type { ProductCategory } from '@verse/api-contract/commerce/products.values';
import {
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductState,
} from '@verse/api-contract/commerce/store-admin.values';
import type { Currency, Prices } from '@verse/api-contract/money';
import { createDocuments } from '../../../platform/documents';
import type { FileRecord } from '../../../platform/files';
import type { PictureRecord } from '../../../platform/images';
import { type FieldVersions, stampFields } from '../../../platform/versions';
import { type DbPort, readInPages } from '../../../store';

/**
 * Product prices. The dollar price is required, because some views show only that price; other currencies are optional.
 */
type OwnPrices = Prices & { USD: number };

export interface Product extends FieldVersions {
  id: string;
  area: ProductQuery['area'];
  /** A draft has never been on sale. An archived product cannot be bought, but carts may still contain it. */
  status: ProductState;
  name: string;
  /** Plain text, with paragraphs separated by empty lines. */
  description?: string;
  picture: PictureRecord;
  /** Absent if the product is sent by post. */
  delivery?: ProductDelivery;
  /** Files of a downloadable product. Existing orders keep the files that the product had when they were placed. */
  files?: FileRecord[];
  prices: OwnPrices;
  oldPrices?: Partial<Record<Currency, number>>;
  rating: number;
  category: ProductCategory;
  /** Name of the seller; absent if the site itself is the seller. */
  seller?: string;
  position: number;
  /** Incremented whenever staff change the product. */
  version: number;
}

type ProductChange = Pick<
  Product,
  'name' | 'description' | 'category' | 'prices' | 'oldPrices' | 'status' | 'picture' | 'delivery'
>;

/** May have fields as stored by earlier releases. */
interface ProductDocument extends Omit<Product, 'id' | 'version'> {
  _id: string;
  version?: number;
  priceCents?: number;
  oldPriceCents?: number;
}

const MOST = 200;
const IN_ORDER = { sort: { position: 1 }, limit: MOST } as const;

export const PRODUCTS = 'products';

const toProduct = ({ _id, version = 0, ...product }: ProductDocument): Product => ({ id: _id, version, ...product });

export async function createProductRepository(db: DbPort) {
  const products = await createDocuments<ProductDocument, Product>(db, {
    name: PRODUCTS,
    indexes: [
      { area: 1, status: 1, position: 1 },
      { area: 1, status: 1, category: 1, position: 1 },
    ],
    toDomain: toProduct,
  });
  const { collection } = products;
  return {
    async list({ area, category }: ProductQuery): Promise<Product[]> {
      const filter = { area, status: 'published', ...(category === undefined ? {} : { category }) };
      return products.list(filter, IN_ORDER);
    },
    findAll: async (ids: readonly string[]) => [...(await products.findAll(ids)).values()],
    all: () => products.each({}),
    /** Returns the ids of products for sale, in list order. */
    listedIds: async () => (await products.list({ area: 'store', status: 'published' }, IN_ORDER)).map(({ id }) => id),
    /** Lists all products, or only those with the given status. */
    async listKept(status: ProductState | undefined): Promise<Product[]> {
      const filter = { area: 'store', status: status ?? { $in: [...PRODUCT_STATES] } };
      return products.list(filter, IN_ORDER);
    },
    /** Returns undefined if the product has changed since it was read. */
    async replace({ id, version }: Product, { oldPrices, ...after }: ProductChange): Promise<Product | undefined> {
      const stamps = stampFields(version, [...Object.keys(after), 'oldPrices']);
      return products.update(
        { _id: id, area: 'store', version },
        {
          $min: stamps.$min,
          $set: { ...after, ...stamps.$set, ...(oldPrices ? { oldPrices } : {}) },
          ...(oldPrices ? {} : { $unset: { oldPrices: '' } }),
          $inc: { version: 1 },
        },
      );
    },
    /** Returns undefined if the product has changed since it was read. */
    async replaceFiles({ id, version }: Product, files: FileRecord[]): Promise<Product | undefined> {
      const { $set, $min } = stampFields(version, ['files']);
      return products.update(
        { _id: id, area: 'store', version },
        { $min, $set: { files, ...$set }, $inc: { version: 1 } },
      );
    },
    /** Counts the products for sale. */
    count: () => collection.countDocuments({ area: { $in: ['store', 'marketplace'] }, status: 'published' }),
    /** No-op if the product already exists. */
    /** Returns false if the product already exists. */
    insert: ({ id, ...product }: Product) => products.insert({ _id: id, ...product }),
    /** Migrates product documents stored by earlier releases. */
    async migrate(): Promise<void> {
      for await (const { _id, priceCents, oldPriceCents, version } of readInPages(collection, {})) {
        if (version === undefined) await collection.updateOne({ _id }, { $set: { version: 0 } });
        if (priceCents === undefined) continue;
        const before = oldPriceCents === undefined ? {} : { oldPrices: { USD: oldPriceCents } };
        await collection.updateOne(
          { _id },
          {
            $set: { status: 'published', prices: { USD: priceCents }, ...before },
            $unset: { priceCents: '', oldPriceCents: '' },
          },
        );
      }
    },
  };
}

export type ProductRepository = Awaited<ReturnType<typeof createProductRepository>>;
