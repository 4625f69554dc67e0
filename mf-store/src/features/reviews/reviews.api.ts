import type { OwnReview, ReviewForm } from '@verse/api-contract/reviews';
import { acting, personal } from '../../shared/outcome';

export type ReviewAct = { what: 'rate'; review: ReviewForm } | { what: 'remove' } | { what: 'take down'; id: string };

const pathOf = (id = '') => `/api/products/${encodeURIComponent(id)}/reviews/mine`;

export const loadOwnReview = personal((client, { params: { id } }) => client<OwnReview>(pathOf(id)));

export const actOnReview = acting((client, act: ReviewAct, { id = '' }) => {
  if (act.what === 'rate') return client<unknown>(pathOf(id), { method: 'PUT', body: act.review });
  return client<unknown>(act.what === 'remove' ? pathOf(id) : `/api/reviews/${encodeURIComponent(id)}/${act.id}`, {
    method: 'DELETE',
  });
});
