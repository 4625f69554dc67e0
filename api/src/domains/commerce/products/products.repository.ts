import type { ProductQuery } from '@verse/api-contract/commerce/products.schema';
import type { ProductCategory } from '@verse/api-contract/commerce/products.values';
import {
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductState,
} from '@verse/api-contract/commerce/store-admin.values';
import type { Currency, Prices } from '@verse/api-contract/money';
import type { FileRecord } from '../../../platform/files';
import type { PictureRecord } from '../../../platform/images';
import { type FieldVersions, stampFields } from '../../../platform/versions';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

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

type ProductDocument = Omit<Product, 'id'> & { _id: string };

/** Product fields as stored by earlier releases. */
interface PriceOfEarlierRelease {
  version?: number;
  priceCents?: number;
  oldPriceCents?: number;
}

const MOST = 200;

export const PRODUCTS = 'products';

const toProduct = ({
  _id,
  version = 0,
  ...product
}: Omit<ProductDocument, 'version'> & PriceOfEarlierRelease): Product => ({
  id: _id,
  version,
  ...product,
});

export async function createProductRepository(db: DbPort) {
  const products = db.collection<Omit<ProductDocument, 'version'> & PriceOfEarlierRelease>(PRODUCTS);
  await products.createIndex({ area: 1, status: 1, position: 1 });
  await products.createIndex({ area: 1, status: 1, category: 1, position: 1 });
  return {
    async list({ area, category }: ProductQuery): Promise<Product[]> {
      const filter = { area, status: 'published', ...(category === undefined ? {} : { category }) };
      return (await products.find(filter).sort({ position: 1 }).limit(MOST).toArray()).map(toProduct);
    },
    findAll: async (ids: readonly string[]) =>
      (await products.find({ _id: { $in: [...ids] } }).toArray()).map(toProduct),
    async *all(): AsyncIterable<Product> {
      for await (const product of readInPages(products, {})) yield toProduct(product);
    },
    /** Returns the ids of products for sale, in list order. */
    listedIds: async () =>
      (await products.find({ area: 'store', status: 'published' }).sort({ position: 1 }).limit(MOST).toArray()).map(
        ({ _id }) => _id,
      ),
    /** Lists all products, or only those with the given status. */
    async listKept(status: ProductState | undefined): Promise<Product[]> {
      const filter = { area: 'store', status: status ?? { $in: [...PRODUCT_STATES] } };
      return (await products.find(filter).sort({ position: 1 }).limit(MOST).toArray()).map(toProduct);
    },
    /** Returns undefined if the product has changed since it was read. */
    async replace({ id, version }: Product, { oldPrices, ...after }: ProductChange): Promise<Product | undefined> {
      const stamps = stampFields(version, [...Object.keys(after), 'oldPrices']);
      const changed = await products.findOneAndUpdate(
        { _id: id, area: 'store', version },
        {
          $min: stamps.$min,
          $set: { ...after, ...stamps.$set, ...(oldPrices ? { oldPrices } : {}) },
          ...(oldPrices ? {} : { $unset: { oldPrices: '' } }),
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      );
      return changed ? toProduct(changed) : undefined;
    },
    /** Returns undefined if the product has changed since it was read. */
    async replaceFiles({ id, version }: Product, files: FileRecord[]): Promise<Product | undefined> {
      const { $set, $min } = stampFields(version, ['files']);
      const changed = await products.findOneAndUpdate(
        { _id: id, area: 'store', version },
        { $min, $set: { files, ...$set }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toProduct(changed) : undefined;
    },
    /** Counts the products for sale. */
    count: () => products.countDocuments({ area: { $in: ['store', 'marketplace'] }, status: 'published' }),
    /** No-op if the product already exists. */
    insert: async ({ id, ...product }: Product): Promise<void> =>
      void (await insertIfAbsent(products, { _id: id, ...product })),
    /** Migrates product documents stored by earlier releases. */
    async migrate(): Promise<void> {
      for await (const { _id, priceCents, oldPriceCents, version } of readInPages(products, {})) {
        if (version === undefined) await products.updateOne({ _id }, { $set: { version: 0 } });
        if (priceCents === undefined) continue;
        const before = oldPriceCents === undefined ? {} : { oldPrices: { USD: oldPriceCents } };
        await products.updateOne(
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
