import { z } from 'zod';
import { productPageSchema, productQuerySchema, productSchema } from '@verse/api-contract/products.schema';
import { AppError, type CachedBodies, EVERYBODY, type Route, route } from '../../platform/http';
import type { Product, ProductRepository } from './products.repository';
import { productPageView, productView, type Rating } from './products.view';
import { stockKeyOf, type StockOfProducts } from './products-for-sale';

interface ProductsRoutesDependencies {
  products: ProductRepository;
  stock: Pick<StockOfProducts, 'available'>;
  bodies: CachedBodies;
  ratingsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Rating>>;
}

const UNKNOWN = 'There is no such product.';
const unchanged = { description: 'Unchanged' };

/** Reading. */
export const productsRoutes = ({ products, stock, bodies, ratingsOf }: ProductsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/products',
      summary: 'What an area sells',
      may: EVERYBODY,
      query: productQuerySchema,
      answers: {
        200: { description: 'All products of the area', schema: z.array(productSchema) },
        304: unchanged,
      },
      refusals: [400],
    },
    ({ query }) =>
      bodies.reply('products', JSON.stringify(query), async () => {
        const listed = await products.list(query);
        const ids = listed.map(({ id }) => id);
        const [available, ratings] = await Promise.all([stock.available(ids.map(stockKeyOf)), ratingsOf(ids)]);
        const view = (one: Product) => productView(one, available.get(stockKeyOf(one.id)), ratings.get(one.id));
        return { body: listed.map(view) };
      }),
  ),
  route(
    {
      method: 'get',
      path: '/api/products/:id',
      summary: 'One product, with all that is said of it',
      may: EVERYBODY,
      params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
      unknown: UNKNOWN,
      answers: { 200: { description: 'The product', schema: productPageSchema }, 304: unchanged },
      refusals: [404],
    },
    ({ params: { id } }) =>
      bodies.reply('products', `page/${id}`, async () => {
        const [product] = await products.findAll([id]);
        if (product?.status !== 'published') throw new AppError('not-found', UNKNOWN);
        const [available, ratings] = await Promise.all([stock.available([stockKeyOf(id)]), ratingsOf([id])]);
        return { body: productPageView(product, available.get(stockKeyOf(id)), ratings.get(id)) };
      }),
  ),
];
