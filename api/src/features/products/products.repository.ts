import type { Currency, Prices } from '@verse/api-contract/money';
import type { ProductCategory, ProductQuery } from '@verse/api-contract/products';
import { PRODUCT_STATES, type ProductDelivery, type ProductState } from '@verse/api-contract/store-desk';
import type { FileRecord } from '../../platform/files';
import type { PictureRecord } from '../../platform/images';
import { type DbPort, inPages, insertNew } from '../../store';

/** Dollars are always there, for what shows one price; every further currency is the seller's choice. */
type OwnPrices = Prices & { USD: number };

export interface Product {
  id: string;
  area: ProductQuery['area'];
  /** A draft was never sold. What is archived can no longer be bought, and is still known to the carts that hold it. */
  status: ProductState;
  name: string;
  /** Plain text; an empty line begins a paragraph. */
  description?: string;
  picture: PictureRecord;
  /** By post when absent. */
  delivery?: ProductDelivery;
  /** What buyers of a download get. An order keeps those it was placed with. */
  files?: FileRecord[];
  prices: OwnPrices;
  oldPrices?: Partial<Record<Currency, number>>;
  rating: number;
  category: ProductCategory;
  /** Whose goods they are, where they are not our own. */
  seller?: string;
  /** Place in the list. */
  position: number;
  /** Rises with each change at the desk. */
  version: number;
}

/** What the desk changes. */
export type ProductChange = Pick<
  Product,
  'name' | 'description' | 'category' | 'prices' | 'oldPrices' | 'status' | 'picture' | 'delivery'
>;

type ProductDocument = Omit<Product, 'id'> & { _id: string };

/** As earlier releases kept it. */
interface Former {
  version?: number;
  priceCents?: number;
  oldPriceCents?: number;
}

export interface ProductRepository {
  list(query: ProductQuery): Promise<Product[]>;
  findAll(ids: readonly string[]): Promise<Product[]>;
  /** What the store sells, in the order of its list. */
  listedIds(): Promise<string[]>;
  /** All that the desk keeps, or those of one state. */
  listKept(status: ProductState | undefined): Promise<Product[]>;
  /** Nothing when somebody else was quicker. */
  replace(before: Product, after: ProductChange): Promise<Product | undefined>;
  /** Nothing when somebody else was quicker. */
  replaceFiles(before: Product, files: FileRecord[]): Promise<Product | undefined>;
  /** Of what is sold. */
  count(): Promise<number>;
  /** Passes over a product that is there already. */
  insert(product: Product): Promise<void>;
  /** Gives products of an earlier release what this one reads. */
  modernise(): Promise<void>;
}

const MOST = 200;

export const PRODUCTS = 'products';

const toProduct = ({ _id, version = 0, ...product }: Omit<ProductDocument, 'version'> & Former): Product => ({
  id: _id,
  version,
  ...product,
});

export async function createProductRepository(db: DbPort): Promise<ProductRepository> {
  const products = db.collection<Omit<ProductDocument, 'version'> & Former>(PRODUCTS);
  await products.createIndex({ area: 1, status: 1, position: 1 });
  await products.createIndex({ area: 1, status: 1, category: 1, position: 1 });
  return {
    async list({ area, category }) {
      const filter = { area, status: 'published', ...(category === undefined ? {} : { category }) };
      return (await products.find(filter).sort({ position: 1 }).limit(MOST).toArray()).map(toProduct);
    },
    findAll: async (ids) => (await products.find({ _id: { $in: [...ids] } }).toArray()).map(toProduct),
    listedIds: async () =>
      (await products.find({ area: 'store', status: 'published' }).sort({ position: 1 }).limit(MOST).toArray()).map(
        ({ _id }) => _id,
      ),
    async listKept(status) {
      const filter = { area: 'store', status: status ?? { $in: [...PRODUCT_STATES] } };
      return (await products.find(filter).sort({ position: 1 }).limit(MOST).toArray()).map(toProduct);
    },
    async replace({ id, version }, { oldPrices, ...after }) {
      const changed = await products.findOneAndUpdate(
        { _id: id, area: 'store', version },
        {
          $set: { ...after, ...(oldPrices ? { oldPrices } : {}) },
          ...(oldPrices ? {} : { $unset: { oldPrices: '' } }),
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      );
      return changed ? toProduct(changed) : undefined;
    },
    async replaceFiles({ id, version }, files) {
      const changed = await products.findOneAndUpdate(
        { _id: id, area: 'store', version },
        { $set: { files }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toProduct(changed) : undefined;
    },
    count: () => products.countDocuments({ area: { $in: ['store', 'marketplace'] }, status: 'published' }),
    insert: async ({ id, ...product }) => void (await insertNew(products, { _id: id, ...product })),
    async modernise() {
      for await (const { _id, priceCents, oldPriceCents, version } of inPages(products, {})) {
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
