import type { GoodRequest } from './good-request';

export const PACKAGE = {
  id: null,
  name: 'Logo in a week',
  text: 'Three drafts and the final files.',
  prices: { USD: 250_00, NGN: 400_000_00 },
  days: 7,
  revisions: 2,
};

/** Valid requests for packages. */
export const packagesRequests: Record<string, Partial<GoodRequest>> = {
  'PUT /api/me/packages': { body: { packages: [PACKAGE] }, headers: { 'if-match': '"0"' } },
};
