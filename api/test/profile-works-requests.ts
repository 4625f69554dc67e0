import type { GoodRequest } from './good-request';
import type { Visitor } from './people';

const PATH = '/api/me/collections';

/** Saves a work to a public collection. Returns the id of the collection. */
export async function saveToCollection(owner: Visitor, work: string): Promise<string> {
  const { id } = (await (await owner.post(PATH, { name: 'Posters', isPublic: true })).json()) as { id: string };
  await owner.send('PUT', `${PATH}/${id}/works/${work}`, {});
  return id;
}

/** Input with which the owner's writes about a collection succeed. */
export const collectionRequests = (id: string, work: string): Record<string, Partial<GoodRequest>> => ({
  'POST /api/me/collections': { body: { name: 'Signs', isPublic: false } },
  'PATCH /api/me/collections/:id': { path: `${PATH}/${id}`, body: { name: 'Lettering', isPublic: true } },
  'DELETE /api/me/collections/:id': { path: `${PATH}/${id}` },
  'POST /api/me/collections/:id/restore': { path: `${PATH}/${id}/restore` },
  'PUT /api/me/collections/:id/works/:work': { path: `${PATH}/${id}/works/${work}`, body: {} },
  'DELETE /api/me/collections/:id/works/:work': { path: `${PATH}/${id}/works/${work}` },
  'PUT /api/me/collections/:id/works/:work/place': {
    path: `${PATH}/${id}/works/${work}/place`,
    body: { before: null },
  },
  'GET /api/collections/:id': { path: `/api/collections/${id}` },
});

/** Input with which the owner's writes about a work on their profile succeed. */
export const profileWorkRequests = (work: string): Record<string, Partial<GoodRequest>> => ({
  'PUT /api/me/works/:id/place': { path: `/api/me/works/${work}/place`, body: { towards: 'end' } },
  'PATCH /api/me/works/:id': { path: `/api/me/works/${work}` },
  'DELETE /api/me/works/:id': { path: `/api/me/works/${work}` },
  'POST /api/me/works/:id/restore': { path: `/api/me/works/${work}/restore` },
});
