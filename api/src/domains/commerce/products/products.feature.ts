import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { ALWAYS_SHOWN } from '../../../platform/people';
import { isSampleId } from '../../../platform/seeding';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { Stock } from '../stock';
import { productAdminRoutes } from './product-admin.routes';
import { createProductAdmin } from './product-admin.service';
import { productForm } from './product-form';
import { createProductRepository, type Product, PRODUCTS } from './products.repository';
import { productsRoutes } from './products.routes';
import { productsForSale } from './products-for-sale';
import { searchableProducts } from './searchable-products';
import { seedProducts, seedStock } from './seed-products';

export interface ProductsFeature extends Feature {
  /** Whether the product exists, even if it is not for sale. */
  isKnown: (id: string) => Promise<boolean>;
  forSale: ReturnType<typeof productsForSale>;
}

interface ProductsDependencies {
  stock: Stock;
  ratingsOf: Parameters<typeof productsRoutes>[0]['ratingsOf'];
}

export async function createProductsFeature(
  platform: Platform,
  { stock, ratingsOf }: ProductsDependencies,
): Promise<ProductsFeature> {
  const { db, responses, pictures, files, now } = platform;
  const { findSampleHandle } = platform.people;
  const products = await createProductRepository(db);
  const admin = createProductAdmin({ ...platform, products, stock });
  // Only sample products link to their seller, because a seller is found by name and a real member may have the same
  // name as a sample member.
  const findSeller = async ({ id, seller }: Product) =>
    seller !== undefined && isSampleId(id) ? findSampleHandle(seller) : undefined;
  return {
    name: 'products',
    routes: [
      ...productsRoutes({ products, stock, responses, ratingsOf, findSeller }),
      ...productAdminRoutes({ admin, form: productForm(platform), files }),
    ],
    pictures: [{ collection: PRODUCTS, ownerOf: () => SITE_OWNER, shows: ALWAYS_SHOWN }],
    searchable: [searchableProducts(products)],
    personalData: [{ name: 'stockMoves', export: async () => [], erase: stock.forgetMover }],
    seeds: [
      { name: 'products', collection: 'products', fill: (content) => seedProducts(content, products, pictures, files) },
      { name: 'stock', collection: 'stock', fill: (content) => seedStock(content, stock) },
    ],
    migrate: () => products.migrate(),
    jobs: [
      {
        name: 'file-stock-moves',
        run: () => stock.fileMoves(now()),
        failed: 'failed to move stock movements to the journal',
      },
    ],
    counts: { products: () => products.count() },
    pages: { product: async (id) => (await products.listedIds()).includes(id) },
    isKnown: async (id) => (await products.findAll([id])).some(({ status }) => status !== 'draft'),
    listed: { products: () => products.listedIds() },
    forSale: productsForSale(products, stock),
  };
}
