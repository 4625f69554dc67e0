import type { Blog, BlogCard } from '@verse/api-contract/api';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { blogCardSchema, blogPageSchema, blogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { jpegOf, noiseOf } from '../../../../test/pictures';
import { published } from '../../../../test/publishing';
import { startApi, stopApis } from '../../../../test/start-api';
import { createId } from '../../../store';

afterEach(stopApis);

const jsonOf = async <T>(response: Promise<Response> | Response) => (await (await response).json()) as T;

describe('the list', () => {
  // @proves API-01 ENT-01
  it('returns an array in the original form, with a JPEG as base64', async () => {
    const api = await startApi();
    await published(api);
    const response = await api.call('/api/blogs');
    const [post] = (await response.json()) as Blog[];
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(blogSchema.parse(post)).toEqual(post);
    expect([...Buffer.from(post!.image, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  // @proves GAP-027
  it('is newest first, in pages with X-Total-Count and Link', async () => {
    let clock = Date.parse('2026-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 60_000)) });
    for (const title of ['1', '2', '3', '4', '5']) await published(api, { text: { title } });
    const response = await api.call('/api/blogs?view=cards&limit=2&page=2');
    expect((await jsonOf<BlogCard[]>(response)).map(({ title }) => title)).toEqual(['3', '2']);
    expect(response.headers.get('x-total-count')).toBe('5');
    expect(response.headers.get('link')).toBe(
      ['first', 'prev', 'next', 'last']
        .map((rel, index) => `</api/blogs?view=cards&page=${[1, 1, 3, 3][index]}&limit=2>; rel="${rel}"`)
        .join(', '),
    );
  });

  // @proves GAP-027
  it('returns 12 posts by default', async () => {
    const api = await startApi();
    const bytes = await jpegOf({ width: 60, height: 40 });
    for (let index = 0; index < 13; index += 1) await published(api, { thumbnail: { bytes } });
    expect(await jsonOf<Blog[]>(api.call('/api/blogs'))).toHaveLength(12);
  });

  // @proves GAP-026 LIM-03
  it('returns cards with the first 100 characters and no base64', async () => {
    const api = await startApi();
    const content = 'x'.repeat(99) + '😀'.repeat(10);
    await published(api, { text: { content } });
    const [card] = await jsonOf<BlogCard[]>(api.call('/api/blogs?view=cards'));
    expect(blogCardSchema.parse(card)).toEqual(card);
    expect(card!.excerpt).toBe(`${'x'.repeat(99)}😀`);
  });

  // @proves GAP-026
  it('keeps 20 posts under 400 kB in the original form and under 40 kB in the light one', async () => {
    const api = await startApi();
    const bytes = await noiseOf(660, 500);
    const { _id } = await published(api, { thumbnail: { bytes } });
    const posts = api.store.db.collection('blogs');
    const post = await posts.findOne({ _id });
    await posts.insertMany(Array.from({ length: 19 }, () => ({ ...post, _id: createId() })));
    const size = async (query: string) =>
      (await (await api.call(`/api/blogs?limit=20${query}`)).arrayBuffer()).byteLength;
    expect(await size('')).toBeLessThan(400_000);
    expect(await size('&fields=light')).toBeLessThan(40_000);
  });

  // @proves GAP-027
  it('filters by category without regard to capitals', async () => {
    const api = await startApi();
    await published(api, { text: { category: 'Craft' } });
    await published(api, { text: { category: 'Learning' } });
    const response = await api.call('/api/blogs?view=cards&category=cRAFT');
    expect((await jsonOf<BlogCard[]>(response)).map(({ category }) => category)).toEqual(['Craft']);
    expect(response.headers.get('x-total-count')).toBe('1');
  });

  // @proves GAP-070
  it.each([
    'page=0',
    'page=x',
    'limit=51',
    'limit=-1',
    'view=all',
    'unknown=1',
    'page=1&page=2',
    'category[$ne]=x',
    'category=',
  ])('refuses %s', async (query) => {
    const api = await startApi();
    expect((await api.call(`/api/blogs?${query}`)).status).toBe(400);
  });

  // @proves GAP-027
  it('uses an index for every query', async () => {
    const api = await startApi();
    await published(api);
    for (const query of ['', '?view=cards&page=2', '?category=craft', '?limit=50'])
      await api.call(`/api/blogs${query}`);
    expect(api.scans).toEqual([]);
  });
});

describe('one post', () => {
  // @proves API-03
  it('has the same fields as in the list, and a lighter form for our page', async () => {
    const api = await startApi();
    const post = await published(api);
    const { image: _, ...light } = post;
    const page = await jsonOf(api.call(`/api/blogs/${post._id}?view=page`));
    expect(page).toEqual({
      ...light,
      contentFormat: 'plain',
      body: expect.any(Array) as unknown,
      summary: expect.any(String) as string,
    });
    expect(blogPageSchema.parse(page)).toEqual(page);
  });

  // @proves BLD-08 ERR-04
  it.each(['none', 'b'.repeat(500), '%00', '..%2f..%2fetc', '$where', '%24ne'])('answers 404 for %s', async (id) => {
    const api = await startApi();
    const response = await api.call(`/api/blogs/${id}`);
    const problem = problemSchema.parse(await response.json());
    expect([response.status, problem.code, problem.message]).toEqual([404, 'not-found', 'Post not found']);
  });
});

describe('pictures of a post', () => {
  // @proves GAP-026
  it('come in up to three sizes, as WebP and JPEG, and never enlarged', async () => {
    const api = await startApi();
    const wide = await published(api, { thumbnail: { bytes: await jpegOf({ width: 2464, height: 1632 }) } });
    expect(wide.picture).toMatchObject({ width: 1600, height: 1060 });
    expect(wide.picture.srcset.match(/ \d+w/g)).toEqual([' 400w', ' 800w', ' 1600w']);
    const narrow = await published(api, { thumbnail: { bytes: await jpegOf({ width: 500, height: 300 }) } });
    expect(narrow.picture).toMatchObject({ width: 500, height: 300 });
    expect(narrow.picture.srcset.match(/ \d+w/g)).toEqual([' 400w', ' 500w']);
  });

  // @proves GAP-070 GAP-071
  it('are cached indefinitely, and served only with their own type', async () => {
    const api = await startApi();
    const { picture } = await published(api);
    const response = await api.call(picture.src);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.jpg"$/),
    });
    expect(
      (
        await api.call(picture.src, {
          headers: { 'if-none-match': response.headers.get('etag')!, 'cache-control': 'max-age=0' },
        })
      ).status,
    ).toBe(304);
  });

  // @proves GAP-070
  it.each(['x.jpg', `${'0'.repeat(32)}.jpg`, `${'0'.repeat(32)}.html`, '..%2f..%2fpackage.json', '%00.jpg'])(
    'give 404 for %s',
    async (name) => {
      const api = await startApi();
      expect((await api.call(`/api/images/${name}`)).status).toBe(404);
    },
  );
});
