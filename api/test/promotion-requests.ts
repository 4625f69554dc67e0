import type { GoodRequest } from './good-request';

const OFFER = {
  title: 'A guide',
  subtitle: 'On prices',
  action: 'Read it',
  path: '/services',
  from: null,
  until: null,
  order: 1,
};

/** Valid requests for the offers of the dashboard. The sample offer `1` exists if samples do. */
export const promotionRequests: Record<string, Partial<GoodRequest>> = {
  'POST /api/promotions': { body: OFFER },
  'PUT /api/promotions/:id': { path: '/api/promotions/1', body: OFFER, headers: { 'if-match': '"1"' } },
  'DELETE /api/promotions/:id': { path: '/api/promotions/1', headers: { 'if-match': '"1"' } },
};
