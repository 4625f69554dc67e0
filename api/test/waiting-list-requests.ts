import type { GoodRequest } from './good-request';

const LIST = '/api/waiting-lists/mentorship';

/** Valid requests for waiting lists. */
export const waitingListRequests: Record<string, Partial<GoodRequest>> = {
  'POST /api/waiting-lists/:list/requests': { path: `${LIST}/requests`, body: { email: 'nell@example.org' } },
  'POST /api/waiting-lists/confirm': { body: { token: 'x'.repeat(60) } },
  'POST /api/waiting-lists/leave': { body: { token: 'x'.repeat(60) } },
  'PUT /api/waiting-lists/:list/place': { path: `${LIST}/place` },
  'DELETE /api/waiting-lists/:list/place': { path: `${LIST}/place` },
  'POST /api/waiting-lists/:list/opening': {
    path: '/api/waiting-lists/templates/opening',
    body: { path: '/services' },
  },
};
