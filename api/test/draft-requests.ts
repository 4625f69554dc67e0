import type { GoodRequest } from './good-request';

/** A draft with a picture whose file is not uploaded yet. */
export const DRAFT = {
  id: '0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e2f',
  version: 0,
  title: 'A draft',
  category: 'Craft',
  readTime: '1 minute',
  content: 'Words',
  tags: '#lamps',
  pictures: [{ id: '5c2a9d10-7f4e-4b6b-9a3d-2e1f0c9b8a70', name: 'lamp.jpg', alt: 'A lamp' }],
};
const DRAFT_PICTURE = { path: `/api/blogs/drafts/${DRAFT.id}/pictures/${DRAFT.pictures[0]!.id}` };

export const draftRequests: Record<string, Partial<GoodRequest>> = {
  'PUT /api/blogs/drafts': { body: { ...DRAFT, version: 1, title: 'A better draft' } },
  'PUT /api/blogs/drafts/:id/pictures/:picture': DRAFT_PICTURE,
  'GET /api/blogs/drafts/:id/pictures/:picture': DRAFT_PICTURE,
  'DELETE /api/blogs/drafts/:id': { path: `/api/blogs/drafts/${DRAFT.id}` },
};
