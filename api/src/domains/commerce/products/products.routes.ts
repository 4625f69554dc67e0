import { z } from 'zod';
import { productPageSchema, productQuerySchema, productSchema } from '@verse/api-contract/commerce/products.schema';
import { AppError, PUBLIC, type ResponseCache, type Route, route } from '../../../platform/http';
import type { Stock } from '../stock';
import type { Product, ProductRepository } from './products.repository';
import { productPageView, productView, type Rating } from './products.view';
import { toStockKey } from './products-for-sale';

interface ProductsRoutesDependencies {
  products: ProductRepository;
  stock: Pick<Stock, 'available'>;
  responses: ResponseCache;
  ratingsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Rating>>;
  findSeller: (product: Product) => Promise<string | undefined>;
}

const UNKNOWN = 'There is no such product.';
const unchanged = { description: 'Unchanged' };

export const productsRoutes = ({
  products,
  stock,
  responses,
  ratingsOf,
  findSeller,
}: ProductsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/products',
      summary: 'List the products of an area',
      permission: PUBLIC,
      query: productQuerySchema,
      responses: {
        200: { description: 'All products of the area', schema: z.array(productSchema) },
        304: unchanged,
      },
      errors: [400],
    },
    ({ query }) =>
      responses.cachedResponse('products', JSON.stringify(query), async () => {
        const listed = await products.list(query);
        const ids = listed.map(({ id }) => id);
        const [available, ratings] = await Promise.all([stock.available(ids.map(toStockKey)), ratingsOf(ids)]);
        const view = async (one: Product) =>
          productView(one, {
            available: available.get(toStockKey(one.id)),
            rating: ratings.get(one.id),
            sellerHandle: await findSeller(one),
          });
        return { body: await Promise.all(listed.map(view)) };
      }),
  ),
  route(
    {
      method: 'get',
      path: '/api/products/:id',
      summary: 'Get a product with its details',
      permission: PUBLIC,
      params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
      notFoundMessage: UNKNOWN,
      responses: { 200: { description: 'The product', schema: productPageSchema }, 304: unchanged },
      errors: [404],
    },
    ({ params: { id } }) =>
      responses.cachedResponse('products', `page/${id}`, async () => {
        const [product] = await products.findAll([id]);
        if (product?.status !== 'published') throw new AppError('not-found', UNKNOWN);
        const [available, ratings, sellerHandle] = await Promise.all([
          stock.available([toStockKey(id)]),
          ratingsOf([id]),
          findSeller(product),
        ]);
        const facts = { available: available.get(toStockKey(id)), rating: ratings.get(id), sellerHandle };
        return { body: productPageView(product, facts) };
      }),
  ),
];
