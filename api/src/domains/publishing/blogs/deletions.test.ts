import type { ManagedBlog } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';
import { admitEditor } from '../../../../test/test-editor';

afterEach(stopApis);

const change = (api: RunningApi, method: string, path: string, version?: number, body?: object) =>
  api.call(path, {
    method,
    headers: {
      ...asEditor,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const left = async (api: RunningApi) =>
  Promise.all(
    ['blogs', 'blog_versions', 'blog_search'].map((name) => api.store.db.collection(name).countDocuments({})),
  );

describe('a deleted post', () => {
  // @proves GAP-025
  it('can be restored for 30 days, and is then erased with its versions', async () => {
    const clock = { now: new Date('2026-01-01T00:00:00Z') };
    const api = await startApi({}, { now: () => clock.now });
    const { _id } = await published(api);
    await change(api, 'PATCH', `/api/blogs/${_id}`, 1, { title: 'Another title' });
    expect((await change(api, 'DELETE', `/api/blogs/${_id}`, 2)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 30 * DAY_MS - 1);
    expect(await api.background.run('remove-deleted-posts')).toBe(0);
    const restored = (await (await change(api, 'POST', `/api/blogs/${_id}/restore`)).json()) as ManagedBlog;
    expect([restored.status, restored.title]).toEqual(['published', 'Another title']);
    await admitEditor(api.store.db, clock.now);
    expect((await change(api, 'DELETE', `/api/blogs/${_id}`, restored.version)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 30 * DAY_MS - 1);
    expect(await api.background.run('remove-deleted-posts')).toBe(0);
    clock.now = new Date(clock.now.getTime() + 1);
    await admitEditor(api.store.db, clock.now);
    expect(await api.background.run('remove-deleted-posts')).toBe(1);
    expect(await left(api)).toEqual([0, 0, 0]);
    expect((await change(api, 'POST', `/api/blogs/${_id}/restore`)).status).toBe(404);
    expect(await api.background.run('remove-deleted-posts')).toBe(0);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-025
  it('is kept for the configured time, and nothing else is removed', async () => {
    const clock = { now: new Date('2026-01-01T00:00:00Z') };
    const api = await startApi({ DELETED_POSTS_DAYS: '2' }, { now: () => clock.now });
    const kept = await published(api);
    const unpublished = await published(api);
    const deleted = await published(api);
    await change(api, 'PATCH', `/api/blogs/${unpublished._id}`, 1, { status: 'unpublished' });
    await change(api, 'DELETE', `/api/blogs/${deleted._id}`, 1);
    clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
    expect(await api.background.run('remove-deleted-posts')).toBe(1);
    const posts = (await (await api.call('/api/blogs/mine?of=all', { headers: asEditor })).json()) as ManagedBlog[];
    expect(posts.map(({ _id }) => _id).sort()).toEqual([kept._id, unpublished._id].sort());
  });
});
