import type { Blog, BlogCard, ManagedBlog, Problem } from '@verse/api-contract/api';
import { blogConflictSchema, managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { jpegOf } from '../../../../test/pictures';
import { publish, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const JSON_TYPE = { 'content-type': 'application/json' };

async function write<T>(
  api: RunningApi,
  method: string,
  path: string,
  { body, version }: { body?: object; version?: number } = {},
) {
  const response = await api.call(path, {
    method,
    headers: {
      ...asEditor,
      ...(body ? JSON_TYPE : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, etag: response.headers.get('etag'), body: (await response.json()) as T };
}

const change = (api: RunningApi, id: string, version: number, body: object) =>
  write<ManagedBlog>(api, 'PATCH', `/api/blogs/${id}`, { body, version });
const titles = async (api: RunningApi, query = '') =>
  ((await (await api.call(`/api/blogs?view=cards${query}`)).json()) as BlogCard[]).map(({ title }) => title);

/** `npm run soak` runs 500 races. */
const RACES = Number(process.env.EDITING_RACES ?? 20);

describe('editing a post', () => {
  // @proves GAP-025
  it('changes only what was sent, raises the version and shows at once', async () => {
    const api = await startApi();
    const { _id: id, content } = await published(api);
    await api.call(`/api/blogs/${id}`);
    const { status, etag, body } = await change(api, id, 1, { title: 'Better' });
    expect([status, etag, managedBlogSchema.strict().parse(body).version]).toEqual([200, '"2"', 2]);
    expect((await (await api.call(`/api/blogs/${id}`)).json()) as Blog).toMatchObject({ title: 'Better', content });
    expect(await titles(api)).toEqual(['Better']);
  });

  // @proves GAP-025 GAP-028
  it('changes alternative texts', async () => {
    const api = await startApi();
    const { _id: id } = await published(api, { images: [{ bytes: await jpegOf() }] });
    const { body } = await change(api, id, 1, { thumbnailAlt: 'A cover', contentImageAlts: ['A hand'] });
    expect([body.picture.alt, body.contentImages[0]!.alt]).toEqual(['A cover', 'A hand']);
  });

  // @proves GAP-025
  it('reports a concurrent edit with both versions, and overwrites nothing', async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    await change(api, id, 1, { title: 'First' });
    const { status, etag, body } = await change(api, id, 1, { title: 'Second', content: 'My words' });
    const conflict = blogConflictSchema.parse(body);
    expect([status, etag, conflict.code]).toEqual([409, '"2"', 'conflict']);
    expect([conflict.current.title, conflict.yours]).toEqual(['First', { title: 'Second', content: 'My words' }]);
    expect(await titles(api)).toEqual(['First']);
  });

  // @proves GAP-025
  it(`has one winner each time two editors race ${RACES} times`, async () => {
    const api = await startApi({ RATE_LIMIT_FACTOR: '100' });
    const { _id: id } = await published(api);
    for (let round = 1; round <= RACES; round += 1) {
      const answers = await Promise.all(
        ['one', 'two'].map((name) => change(api, id, round, { title: `${name} ${round}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)!.body.title;
      const loser = blogConflictSchema.parse(answers.find(({ status }) => status === 409)!.body);
      expect([loser.current.title, loser.yours.title]).toEqual([
        winner,
        winner.startsWith('one') ? `two ${round}` : `one ${round}`,
      ]);
    }
  });

  // @proves GAP-025
  it('requires the version that was read', async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    expect((await write<Problem>(api, 'PATCH', `/api/blogs/${id}`, { body: { title: 'x' } })).status).toBe(428);
    const response = await api.call(`/api/blogs/${id}`, {
      method: 'PATCH',
      headers: { ...asEditor, ...JSON_TYPE, 'if-match': '*' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });

  // @proves GAP-070
  it('accepts a text of the maximum length, and no other field', async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    expect((await change(api, id, 1, { content: 'ü'.repeat(100_000) })).status).toBe(200);
    for (const name of ['authorId', '_id', 'version', 'publishedAt', 'createdAt', 'picture', 'statusBefore', '$set'])
      expect([name, (await change(api, id, 2, { [name]: 'x' })).status]).toEqual([name, 400]);
    expect((await change(api, id, 2, { title: '' })).status).toBe(400);
    expect((await change(api, 'none', 1, { title: 'x' })).status).toBe(404);
  });
});

describe('own posts', () => {
  // @proves GAP-025 GAP-027
  it('are found by part of their title without its accents, those of an earlier release as well', async () => {
    const api = await startApi();
    const { _id: id } = await published(api, { text: { title: 'Ọ̀ṣun in der Straße'.normalize('NFD') } });
    const found = async (q: string) =>
      (await write<ManagedBlog[]>(api, 'GET', `/api/blogs/mine?q=${encodeURIComponent(q)}`)).body.length;
    for (const q of ['osun', 'Ọ̀ṣun', 'Ọ̀ṣun'.normalize('NFD'), 'STRASSE', 'straße'])
      expect([q, await found(q)]).toEqual([q, 1]);
    expect((await change(api, id, 1, { title: 'Ɓarna' })).status).toBe(200);
    expect([await found('osun'), await found('barna')]).toEqual([0, 1]);

    const posts = api.store.db.collection<{ _id: string; titleKey?: string }>('blogs');
    await posts.updateOne({ _id: id }, { $unset: { titleKey: '' } });
    expect([await found('ɓarna'), await found('barna')]).toEqual([1, 0]);
    await api.store.db.collection('blog_search').deleteMany({});
    const again = await startApi({}, { store: api.store });
    const { body } = await write<ManagedBlog[]>(again, 'GET', '/api/blogs/mine?q=barna');
    expect([body.length, again.scans]).toEqual([1, []]);
  });
});

describe('a withdrawn post', () => {
  // @proves GAP-025
  it('disappears from lists, search, feeds and its page, and keeps its date when it returns', async () => {
    const api = await startApi();
    const { _id: id, createdAt } = await published(api, { text: { title: 'Lighthouse' } });
    const seen = async () => [
      (await api.call(`/api/blogs/${id}`)).status,
      (await titles(api)).length,
      (await titles(api, '&q=lighthouse')).length,
      (await (await api.call('/feed.xml')).text()).includes('Lighthouse'),
    ];
    expect(await seen()).toEqual([200, 1, 1, true]);
    await change(api, id, 1, { status: 'unpublished' });
    expect(await seen()).toEqual([404, 0, 0, false]);
    expect((await write<ManagedBlog>(api, 'GET', `/api/blogs/mine/${id}`)).body.status).toBe('unpublished');
    await change(api, id, 2, { status: 'published' });
    expect(await seen()).toEqual([200, 1, 1, true]);
    expect(((await (await api.call(`/api/blogs/${id}`)).json()) as Blog).createdAt).toBe(createdAt);
  });

  // @proves GAP-025
  it('can be deleted, and the deletion undone', async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    expect((await write<Problem>(api, 'DELETE', `/api/blogs/${id}`)).status).toBe(428);
    expect((await write<Problem>(api, 'DELETE', `/api/blogs/${id}`, { version: 7 })).status).toBe(409);
    expect((await write<ManagedBlog>(api, 'DELETE', `/api/blogs/${id}`, { version: 1 })).body.status).toBe('deleted');
    expect([(await api.call(`/api/blogs/${id}`)).status, await titles(api)]).toEqual([404, []]);
    expect((await change(api, id, 2, { title: 'x' })).status).toBe(410);
    expect((await write<ManagedBlog>(api, 'POST', `/api/blogs/${id}/restore`)).body.status).toBe('published');
    expect([(await api.call(`/api/blogs/${id}`)).status, (await titles(api)).length]).toEqual([200, 1]);
  });
});

describe('a scheduled post', () => {
  // @proves GAP-025
  it('is accepted with 202 and appears at its time, with that time as its date', async () => {
    let now = new Date('2027-01-01T08:00:00Z');
    const api = await startApi({}, { now: () => now });
    const response = await publish(api, { text: { title: 'Morning', scheduledFor: '2027-01-01T09:00:00Z' } });
    const post = managedBlogSchema.parse(await response.json());
    expect([response.status, post.status, response.headers.get('location')]).toEqual([
      202,
      'scheduled',
      `/api/blogs/mine/${post._id}`,
    ]);
    expect([await api.background.run('publish-scheduled-posts'), await titles(api)]).toEqual([0, []]);
    now = new Date('2027-01-01T09:00:07Z');
    expect([
      await api.background.run('publish-scheduled-posts'),
      await titles(api),
      await titles(api, '&q=morning'),
    ]).toEqual([1, ['Morning'], ['Morning']]);
    expect(((await (await api.call(`/api/blogs/${post._id}`)).json()) as Blog).createdAt).toBe(
      '2027-01-01T09:00:00.000Z',
    );
    expect(await api.background.run('publish-scheduled-posts')).toBe(0);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-025
  it('can be moved, but not into the past', async () => {
    const api = await startApi({}, { now: () => new Date('2027-01-01T08:00:00Z') });
    expect((await publish(api, { text: { scheduledFor: '2026-01-01T09:00:00Z' } })).status).toBe(400);
    const { _id: id } = await published(api);
    expect((await change(api, id, 1, { status: 'scheduled' })).status).toBe(400);
    expect((await change(api, id, 1, { status: 'scheduled', scheduledFor: '2027-01-01T07:59:00Z' })).status).toBe(400);
    expect(
      (await change(api, id, 1, { status: 'scheduled', scheduledFor: '2027-02-01T00:00:00Z' })).body,
    ).toMatchObject({ status: 'scheduled', scheduledFor: '2027-02-01T00:00:00.000Z' });
    expect(await titles(api)).toEqual([]);
  });
});

describe('own posts', () => {
  // @proves GAP-022
  it('are listed in every state, last changed first, in pages', async () => {
    let clock = Date.parse('2027-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    const ids: string[] = [];
    for (const title of ['1', '2', '3']) ids.push((await published(api, { text: { title } }))._id);
    await change(api, ids[0]!, 1, { status: 'unpublished' });
    const response = await api.call('/api/blogs/mine?limit=2', { headers: asEditor });
    expect(((await response.json()) as ManagedBlog[]).map(({ title, status }) => [title, status])).toEqual([
      ['1', 'unpublished'],
      ['3', 'published'],
    ]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(
      (await write<ManagedBlog[]>(api, 'GET', '/api/blogs/mine?status=published&of=all')).body.map(
        ({ title }) => title,
      ),
    ).toEqual(['3', '2']);
    for (const query of ['', '?of=all', '?status=review', '?of=all&status=deleted'])
      await write(api, 'GET', `/api/blogs/mine${query}`);
    expect(api.scans).toEqual([]);
  });
});

describe('search', () => {
  // @proves GAP-027
  it('finds posts that have all words, newest first, without case and accents', async () => {
    let clock = Date.parse('2027-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    await published(api, { text: { title: 'Drawing by hand', content: 'Ink and résumé' } });
    await published(api, { text: { title: 'Ink on paper', content: 'By hand, slowly' } });
    await published(api, { text: { title: 'Pixels', category: 'Inkless', content: 'By mouse' } });
    expect(await titles(api, '&q=INK')).toEqual(['Ink on paper', 'Drawing by hand']);
    expect(await titles(api, '&q=hand+resume')).toEqual(['Drawing by hand']);
    expect(await titles(api, '&q=inkless')).toEqual(['Pixels']);
    expect(await titles(api, '&q=ink+mouse')).toEqual([]);
    expect(await titles(api, '&q=%3F%3F')).toEqual([]);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-027
  it('can be paged, and limited to a category', async () => {
    let clock = Date.parse('2027-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    const bytes = await jpegOf({ width: 40, height: 30 });
    for (const title of ['1', '2', '3', '4'])
      await published(api, {
        thumbnail: { bytes },
        text: { title: `Word ${title}`, category: Number(title) % 2 ? 'Odd' : 'Even' },
      });
    const response = await api.call('/api/blogs?view=cards&q=word&limit=3&page=2');
    expect(((await response.json()) as BlogCard[]).map(({ title }) => title)).toEqual(['Word 1']);
    expect([response.headers.get('x-total-count'), response.headers.get('link')]).toEqual([
      '4',
      expect.stringContaining('q=word'),
    ]);
    expect(await titles(api, '&q=word&category=even')).toEqual(['Word 4', 'Word 2']);
  });

  // @proves GAP-027 GAP-025
  it('follows an edit: old words are gone, new ones found', async () => {
    const api = await startApi();
    const { _id: id } = await published(api, { text: { title: 'Copper' } });
    await change(api, id, 1, { title: 'Silver' });
    expect([await titles(api, '&q=copper'), await titles(api, '&q=silver')]).toEqual([[], ['Silver']]);
  });
});
