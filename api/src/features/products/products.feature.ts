import { z } from 'zod';
import { productQuerySchema, productSchema } from '@verse/api-contract/products.schema';
import type { Feature } from '../../platform/feature';
import { EVERYBODY, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import { createProductRepository } from './products.repository';
import { productView } from './products.view';
import { seedProducts } from './seed-products';

export interface ProductsFeature extends Feature {
  count: () => Promise<number>;
}

export async function createProductsFeature({ db, bodies, pictures }: Platform): Promise<ProductsFeature> {
  const products = await createProductRepository(db);
  return {
    name: 'products',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/products',
          summary: 'What an area sells',
          may: EVERYBODY,
          query: productQuerySchema,
          answers: {
            200: { description: 'All products of the area', schema: z.array(productSchema) },
            304: { description: 'Unchanged' },
          },
          refusals: [400],
        },
        ({ query }) =>
          bodies.reply('products', JSON.stringify(query), async () => ({
            body: (await products.list(query)).map(productView),
          })),
      ),
    ],
    pictures: ['products'],
    seeds: [{ name: 'products', collection: 'products', fill: (content) => seedProducts(content, products, pictures) }],
    count: () => products.count(),
  };
}
