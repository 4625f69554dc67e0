import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Product, ProductPage } from '@verse/api-contract/products';
import type { ReviewList } from '@verse/api-contract/reviews';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

const MAX_RELATED = 3;

export interface LoadedProduct {
  product: ProductPage;
  /** Other products, beginning with those in the same category. */
  others: Product[];
  reviews: ReviewList;
}

export async function loadProduct(args: LoaderFunctionArgs): Promise<LoadedProduct> {
  const call = api(args);
  const id = encodeURIComponent(args.params.id ?? '');
  const [product, all, reviews] = await Promise.all([
    call<ProductPage>(`/api/products/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    }),
    // Other products and reviews are optional, so the page is shown even if they fail to load.
    call<Product[]>('/api/products?area=store').catch((): Product[] => []),
    call<ReviewList>(`/api/products/${id}/reviews`).catch((): ReviewList => ({ reviews: [], count: 0 })),
  ]);
  const rest = all.filter(({ id }) => id !== product.id);
  const related = rest.filter(({ category }) => category === product.category);
  return { product, others: [...new Set([...related, ...rest])].slice(0, MAX_RELATED), reviews };
}
