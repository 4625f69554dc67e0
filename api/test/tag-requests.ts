import type { GoodRequest } from './good-request';

/** Valid requests for tags. */
export const tagRequests: Record<string, Partial<GoodRequest>> = {
  'PUT /api/tags/:tag/follow': { path: '/api/tags/lantern/follow' },
  'DELETE /api/tags/:tag/follow': { path: '/api/tags/lantern/follow' },
  'PUT /api/tags/:tag/mute': { path: '/api/tags/lantern/mute', body: { days: 7 } },
  'DELETE /api/tags/:tag/mute': { path: '/api/tags/lantern/mute' },
};
