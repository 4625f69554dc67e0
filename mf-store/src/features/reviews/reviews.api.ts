import type { OwnReview, ReviewForm } from '@verse/api-contract/reviews';
import type { ApiClient } from '@verse/contract';
import { personalLoader } from '../../shared/personal-data';

const ownPath = (product = '') => `/api/products/${encodeURIComponent(product)}/reviews/mine`;

export const loadOwnReview = personalLoader((client, { params: { id } }) => client<OwnReview>(ownPath(id)));

export const saveReview = (client: ApiClient, { product, review }: { product: string; review: ReviewForm }) =>
  client<unknown>(ownPath(product), { method: 'PUT', body: review });

export const deleteReview = (client: ApiClient, product: string) =>
  client<unknown>(ownPath(product), { method: 'DELETE' });

/** For moderators only. */
export const takeDownReview = (client: ApiClient, { product, id }: { product: string; id: string }) =>
  client<unknown>(`/api/reviews/${encodeURIComponent(product)}/${id}`, { method: 'DELETE' });
