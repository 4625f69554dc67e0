import type { ReviewForm } from '@verse/api-contract/commerce/reviews.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { personalLoader } from '../../shared/personal-data';

export const loadOwnReview = personalLoader((client, { params: { id } }) =>
  callApi(client, 'GET /api/products/{id}/reviews/mine', { params: { id } }),
);

export const saveReview = (client: ApiClient, { product, review }: { product: string; review: ReviewForm }) =>
  callApi(client, 'PUT /api/products/{id}/reviews/mine', { params: { id: product }, body: review });

export const deleteReview = (client: ApiClient, product: string) =>
  callApi(client, 'DELETE /api/products/{id}/reviews/mine', { params: { id: product } });

/** For moderators only. */
export const takeDownReview = (client: ApiClient, { product, id }: { product: string; id: string }) =>
  callApi(client, 'DELETE /api/reviews/{id}/{review}', { params: { id: product, review: id } });
