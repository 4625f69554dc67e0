import { randomUUID } from 'node:crypto';
import type { Problem } from '@verse/api-contract/api';
import {
  type Draft,
  type DraftConflict,
  draftConflictSchema,
  type DraftRequest,
  draftSchema,
} from '@verse/api-contract/publishing/blog-drafts.schema';
import { publish } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const TEXT = { title: 'Half a ti', category: '', readTime: '', content: 'Half a sentence that\n\nnobody may lo' };

const save = async <T = Draft>(api: RunningApi, draft: Partial<DraftRequest> & { id: string }) => {
  const response = await api.call('/api/blogs/drafts', {
    method: 'PUT',
    headers: { ...asEditor, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, ...TEXT, ...draft }),
  });
  return { status: response.status, body: (await response.json()) as T };
};
const list = async (api: RunningApi) =>
  (await (await api.call('/api/blogs/drafts', { headers: asEditor })).json()) as Draft[];

describe('a draft', () => {
  // @proves GAP-025
  it('is stored as sent, finished or not, with the time it was saved', async () => {
    const api = await startApi({}, { now: () => new Date('2027-01-01T10:00:00Z') });
    const id = randomUUID();
    const { status, body } = await save(api, { id });
    expect([status, draftSchema.strict().parse(body)]).toEqual([
      200,
      { id, ...TEXT, contentFormat: 'plain', tags: '', pictures: [], version: 1, savedAt: '2027-01-01T10:00:00.000Z' },
    ]);
    expect(await list(api)).toEqual([body]);
    expect((await save(api, { id, version: 1, content: '' })).body).toMatchObject({ version: 2, content: '' });
    expect(await list(api)).toHaveLength(1);
  });

  // @proves GAP-025 GAP-028
  it('stores the device’s description of its pictures, which drafts of an earlier release lack', async () => {
    const api = await startApi();
    const id = randomUUID();
    const pictures = [
      { name: 'cover.jpg', alt: '' },
      { name: 'detail.jpg', alt: 'A hand with a pencil' },
    ];
    const kept = pictures.map((picture) => ({ ...picture, isStored: false }));
    expect((await save(api, { id, pictures })).body.pictures).toEqual(kept);
    expect((await list(api)).map((draft) => draft.pictures)).toEqual([kept]);
    const refused: unknown[] = [
      Array.from({ length: 12 }, () => pictures[0]),
      { $ne: null },
      ['cover.jpg'],
      [{ name: { $gt: '' }, alt: '' }],
      [{ ...pictures[0], status: 'published' }],
      null,
    ];
    for (const wrong of refused)
      expect([wrong, (await save(api, { id, version: 1, pictures: wrong as never })).status]).toEqual([wrong, 400]);
    await api.store.db.collection('blog_drafts').updateMany({}, { $unset: { pictures: '' } });
    expect((await list(api)).map((draft) => draft.pictures)).toEqual([[]]);
  });

  // @proves GAP-025
  it('returns both texts when saved from two devices, and loses neither', async () => {
    const api = await startApi();
    const id = randomUUID();
    await save(api, { id });
    await save(api, { id, version: 1, content: 'From the desk' });
    const { status, body } = await save<DraftConflict>(api, { id, version: 1, content: 'From the train' });
    const conflict = draftConflictSchema.parse(body);
    expect([status, conflict.current.content, conflict.yours.content]).toEqual([
      409,
      'From the desk',
      'From the train',
    ]);
    expect((await save(api, { id, version: conflict.current.version, content: 'Both' })).status).toBe(200);
  });

  // @proves GAP-025
  it('can be saved again after a lost response without a conflict', async () => {
    const api = await startApi();
    const id = randomUUID();
    const first = await save(api, { id });
    expect(await save(api, { id })).toEqual(first);
  });

  // @proves GAP-025
  it('can be deleted, even twice', async () => {
    const api = await startApi();
    const id = randomUUID();
    await save(api, { id });
    const remove = () => api.call(`/api/blogs/drafts/${id}`, { method: 'DELETE', headers: asEditor });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect(await list(api)).toEqual([]);
    expect((await save(api, { id, version: 1 })).status).toBe(410);
  });

  // @proves GAP-025
  it('is deleted when published with its key, and no other draft is', async () => {
    const api = await startApi();
    const one = randomUUID();
    const two = randomUUID();
    await save(api, { id: one, publishKey: 'the-key-of-one' });
    await save(api, { id: two, publishKey: 'the-key-of-two' });
    expect((await publish(api, {}, { 'idempotency-key': 'the-key-of-one' })).status).toBe(201);
    expect((await list(api)).map(({ id, publishKey }) => [id, publishKey])).toEqual([[two, 'the-key-of-two']]);
  });

  // @proves GAP-025 GAP-070
  it('is rejected with a message beyond fifty, and accepted once one is gone; existing ones can be saved', async () => {
    const api = await startApi();
    const ids = Array.from({ length: 51 }, () => randomUUID());
    for (const id of ids.slice(0, 50)) expect((await save(api, { id })).status).toBe(200);
    const one = { id: ids[50]! };
    const { status, body } = await save<Problem>(api, one);
    expect([status, body.message]).toEqual([413, expect.stringContaining('at most 50 drafts')]);
    expect((await save(api, { id: ids[0]!, version: 1, content: 'More' })).status).toBe(200);
    expect((await save(api, { id: ids[1]! })).status).toBe(200);
    await api.call(`/api/blogs/drafts/${ids[2]}`, { method: 'DELETE', headers: asEditor });
    expect((await save(api, one)).status).toBe(200);
    expect(await list(api)).toHaveLength(50);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-025
  it('of a post refers to it, and is listed last saved first', async () => {
    let clock = Date.parse('2027-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    const one = randomUUID();
    const two = randomUUID();
    await save(api, { id: one, postId: 'b01' });
    await save(api, { id: two });
    await save(api, { id: one, version: 1, postId: 'b01' });
    expect((await list(api)).map(({ id, postId }) => [id, postId])).toEqual([
      [one, 'b01'],
      [two, undefined],
    ]);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-070 GAP-023
  it('is rejected with other fields, and without a signed-in member', async () => {
    const api = await startApi();
    expect((await save(api, { id: 'x' })).status).toBe(400);
    expect((await save(api, { id: randomUUID(), ownerId: 'me' } as never)).status).toBe(400);
    expect((await api.call('/api/blogs/drafts')).status).toBe(401);
  });
});
