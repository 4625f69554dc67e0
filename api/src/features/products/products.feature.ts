import { Router } from 'express';
import { z } from 'zod';
import { productQuerySchema, productSchema } from '@verse/api-contract/products';
import { validated, type CachedBodies, type Feature } from '../../platform/http';
import type { ProductRepository } from './products.repository';
import { productView } from './products.view';

const path = '/api/products';

export function createProductsFeature({ products, bodies }: { products: ProductRepository; bodies: CachedBodies }): Feature {
  const router = Router();
  router.get(path, async (request, response) => {
    const query = validated(productQuerySchema, request.query);
    await bodies.send(request, response, 'products', JSON.stringify(query), async () => ({ body: (await products.list(query)).map(productView) }));
  });
  return {
    name: 'products',
    router,
    operations: [
      {
        method: 'get',
        path,
        summary: 'What an area sells',
        access: 'public',
        query: productQuerySchema,
        answers: { 200: { description: 'All products of the area', schema: z.array(productSchema) }, 304: { description: 'Unchanged' } },
        refusals: [400],
      },
    ],
  };
}
