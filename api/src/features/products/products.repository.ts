import type { ProductCategory, ProductQuery } from '@verse/api-contract/products';
import type { PictureRecord } from '../../platform/images';
import { type DbPort, insertNew } from '../../store';

export interface Product {
  id: string;
  area: ProductQuery['area'];
  name: string;
  picture: PictureRecord;
  /** In cents: sums of decimals do not add up. */
  priceCents: number;
  oldPriceCents?: number;
  rating: number;
  category: ProductCategory;
  /** Place in the list. */
  position: number;
}

type ProductDocument = Omit<Product, 'id'> & { _id: string };

export interface ProductRepository {
  list(query: ProductQuery): Promise<Product[]>;
  count(): Promise<number>;
  /** Passes over a product that is there already. */
  insert(product: Product): Promise<void>;
}

const MOST = 200;

function toProduct(document: ProductDocument): Product {
  const { _id, area, name, picture, priceCents, oldPriceCents, rating, category, position } = document;
  return {
    id: _id,
    area,
    name,
    picture,
    priceCents,
    ...(oldPriceCents === undefined ? {} : { oldPriceCents }),
    rating,
    category,
    position,
  };
}

export async function createProductRepository(db: DbPort): Promise<ProductRepository> {
  const products = db.collection<ProductDocument>('products');
  await products.createIndex({ area: 1, position: 1 });
  await products.createIndex({ area: 1, category: 1, position: 1 });
  return {
    async list({ area, category }) {
      const filter = { area, ...(category === undefined ? {} : { category }) };
      return (await products.find(filter).sort({ position: 1 }).limit(MOST).toArray()).map(toProduct);
    },
    count: () => products.countDocuments({}),
    insert: async ({ id, ...product }) => void (await insertNew(products, { _id: id, ...product })),
  };
}
