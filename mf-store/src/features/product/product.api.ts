import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Product, ProductPage, ReviewList } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

const MAX_RELATED = 3;

export interface LoadedProduct {
  product: ProductPage;
  /** Other products, beginning with those in the same category. */
  others: Product[];
  reviews: ReviewList;
}

export async function loadProduct(args: LoaderFunctionArgs): Promise<LoadedProduct> {
  const client = api(args);
  const { id } = args.params;
  const [product, all, reviews] = await Promise.all([
    callApi(client, 'GET /api/products/{id}', { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    }),
    // Other products and reviews are optional, so the page is shown even if they fail to load.
    callApi(client, 'GET /api/products', { query: { area: 'store' } }).catch((): Product[] => []),
    callApi(client, 'GET /api/products/{id}/reviews', { params: { id } }).catch((): ReviewList => ({
      reviews: [],
      count: 0,
    })),
  ]);
  const rest = all.filter(({ id }) => id !== product.id);
  const related = rest.filter(({ category }) => category === product.category);
  return { product, others: [...new Set([...related, ...rest])].slice(0, MAX_RELATED), reviews };
}
