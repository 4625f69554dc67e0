import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { SHOWN_TO_ALL } from '../../platform/people';
import { productForm } from './product-form';
import { createProductRepository, PRODUCTS } from './products.repository';
import { productsRoutes } from './products.routes';
import { deskRoutes } from './products-desk.routes';
import { createProductsDesk, type StockOfDesk } from './products-desk.service';
import { productsForSale, type StockOfProducts } from './products-for-sale';
import { seedProducts, seedStock } from './seed-products';

export interface ProductsFeature extends Feature {
  count: () => Promise<number>;
  /** What the sitemap names. */
  listedIds: () => Promise<string[]>;
  /** Whether there is such a product, on sale or not. */
  isKnown: (id: string) => Promise<boolean>;
  forSale: ReturnType<typeof productsForSale>;
}

interface ProductsNeeds {
  stock: StockOfProducts & StockOfDesk;
  /** What buyers have said of each, taken together. */
  ratingsOf: Parameters<typeof productsRoutes>[0]['ratingsOf'];
}

export async function createProductsFeature(
  platform: Platform,
  { stock, ratingsOf }: ProductsNeeds,
): Promise<ProductsFeature> {
  const { db, bodies, pictures, files, events, audit, now } = platform;
  const products = await createProductRepository(db);
  const desk = createProductsDesk({ products, stock, pictures, files, audit, events, now });
  return {
    name: 'products',
    routes: [
      ...productsRoutes({ products, stock, bodies, ratingsOf }),
      ...deskRoutes({ desk, form: productForm(platform), files }),
    ],
    pictures: [{ collection: PRODUCTS, shows: SHOWN_TO_ALL }],
    seeds: [
      { name: 'products', collection: 'products', fill: (content) => seedProducts(content, products, pictures, files) },
      { name: 'stock', collection: 'stock', fill: (content) => seedStock(content, stock) },
    ],
    prepare: () => products.modernise(),
    jobs: [
      { name: 'file-stock-moves', run: () => stock.fileMoves(now()), failed: 'moves of stock could not be filed' },
    ],
    count: () => products.count(),
    isKnown: async (id) => (await products.findAll([id])).some(({ status }) => status !== 'draft'),
    listedIds: () => products.listedIds(),
    forSale: productsForSale(products, stock),
  };
}
