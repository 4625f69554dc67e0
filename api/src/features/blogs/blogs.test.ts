import type { Blog, BlogCard } from '@verse/api-contract/blogs';
import { blogCardSchema, blogPageSchema, blogSchema } from '@verse/api-contract/blogs.schema';
import type { Problem } from '@verse/api-contract/problem';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { jpegOf, noiseOf } from '../../../test/pictures';
import { formOf, POST, publish, published } from '../../../test/publishing';
import { asEditor, startApi, stopApis } from '../../../test/start-api';

afterEach(stopApis);

const jsonOf = async <T>(response: Promise<Response> | Response) => (await (await response).json()) as T;

describe('publishing', () => {
  // @proves API-05 GAP-024
  it('answers 201 with the created post and where it is', async () => {
    const api = await startApi();
    const response = await publish(api, {
      images: [{ bytes: await jpegOf({ seed: 1 }) }, { bytes: await jpegOf({ seed: 2 }) }],
    });
    const post = blogSchema.parse(await response.json());
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/blogs/${post._id}`);
    expect(post).toMatchObject(POST);
    expect(await jsonOf(api.call(`/api/blogs/${post._id}`))).toEqual(post);
  });

  // @proves ENT-02 GAP-028
  it('accepts repeated contentImages and keeps their order and alternative texts', async () => {
    const api = await startApi();
    const form = await formOf({
      text: { thumbnailAlt: 'A desk' },
      images: [{ bytes: await jpegOf({ width: 500 }) }, { bytes: await jpegOf({ width: 700 }) }],
    });
    form.append('contentImageAlts', 'First');
    form.append('contentImageAlts', 'Second');
    const post = await jsonOf<Blog>(api.call('/api/blogs', { method: 'POST', headers: asEditor, body: form }));
    expect(post.picture.alt).toBe('A desk');
    expect(post.contentImages.map(({ alt, width }) => [alt, width])).toEqual([
      ['First', 500],
      ['Second', 700],
    ]);
  });

  // @proves BLM-13
  it('takes a post without content images', async () => {
    const api = await startApi();
    expect((await published(api)).contentImages).toEqual([]);
  });

  // @proves BLD-05 GAP-029
  it('keeps line breaks and script text as they were typed', async () => {
    const api = await startApi();
    const content = 'One\n\nTwo <script>alert(1)</script> & "three"';
    expect((await published(api, { text: { content } })).content).toBe(content);
  });

  // @proves VAL-04 BLM-12
  it.each(['title', 'category', 'readTime', 'content'])(
    'refuses a post without %s, naming the field',
    async (field) => {
      const api = await startApi();
      const response = await publish(api, { text: { [field]: '  ' } });
      expect(response.status).toBe(400);
      expect(Object.keys((await jsonOf<Problem>(response)).fields ?? {})).toEqual([field]);
      expect(await jsonOf(api.call('/api/blogs'))).toEqual([]);
    },
  );

  // @proves VAL-04 BLM-12
  it('refuses a post without thumbnail, and says everything that is missing at once', async () => {
    const api = await startApi();
    const response = await publish(api, { thumbnail: null, text: { title: '' } });
    expect(response.status).toBe(400);
    expect((await jsonOf<Problem>(response)).fields).toEqual({
      title: 'Title is required.',
      thumbnail: 'Thumbnail image is required.',
    });
  });

  // @proves GAP-071
  it('refuses an eleventh content image, in words', async () => {
    const api = await startApi();
    const small = { bytes: await jpegOf({ width: 20, height: 20 }) };
    const response = await publish(api, { images: Array.from({ length: 11 }, () => small) });
    expect(response.status).toBe(400);
    expect((await jsonOf<Problem>(response)).fields).toEqual({ contentImages: 'Content images: at most 10.' });
  });

  // @proves GAP-070
  it('refuses fields it does not know, so none slips in', async () => {
    const api = await startApi();
    for (const name of [
      'role',
      'authorId',
      '_id',
      'createdAt',
      'publishedAt',
      'status',
      '__proto__',
      'constructor',
      'title[$ne]',
      'publicationKey',
    ]) {
      const form = await formOf();
      form.append(name, '2020-01-01');
      const response = await api.call('/api/blogs', { method: 'POST', headers: asEditor, body: form });
      expect([name, response.status]).toEqual([name, 400]);
    }
    expect(await jsonOf(api.call('/api/blogs'))).toEqual([]);
    expect(({} as Record<string, unknown>)['2020-01-01']).toBeUndefined();
  });
});

describe('who may publish', () => {
  it('refuses whoever is not signed in, before it reads the form [GAP-023, C-12]', async () => {
    const api = await startApi();
    for (const headers of [
      {},
      { cookie: 'verse.session_token=forged.signature' },
      { authorization: 'Bearer wrong' },
    ] as Record<string, string>[]) {
      const response = await api.call('/api/blogs', {
        method: 'POST',
        body: 'x'.repeat(1000),
        headers: { 'content-type': 'multipart/form-data', ...headers },
      });
      const problem = problemSchema.parse(await response.json());
      expect([response.status, problem.code]).toEqual([401, 'unauthenticated']);
    }
  });

  // @proves GAP-070
  it('slows down a publisher who sends too many, and says when to come back', async () => {
    const api = await startApi({ LIMIT_PUBLISH_PER_MINUTE: '2' });
    await published(api);
    await published(api);
    const response = await publish(api);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a retry', () => {
  const key = { 'idempotency-key': 'attempt-0001' };

  // @proves GAP-024
  it('with the same key and form gives the same post, once', async () => {
    const api = await startApi();
    const bytes = await jpegOf();
    const answers = await Promise.all([1, 2, 3].map(() => publish(api, { thumbnail: { bytes } }, key)));
    const posts = await Promise.all(answers.map((answer) => jsonOf<Blog>(answer)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(posts.map(({ _id }) => _id)).size).toBe(1);
    expect(await jsonOf<Blog[]>(api.call('/api/blogs'))).toHaveLength(1);
  });

  // @proves GAP-024
  it('with the same key and another form is refused', async () => {
    const api = await startApi();
    expect((await publish(api, {}, key)).status).toBe(201);
    expect((await publish(api, { text: { title: 'Another' } }, key)).status).toBe(409);
  });

  // @proves GAP-070
  it('needs a key that is long enough', async () => {
    const api = await startApi();
    expect((await publish(api, {}, { 'idempotency-key': 'short' })).status).toBe(400);
  });
});

describe('the list', () => {
  // @proves API-01 ENT-01
  it('answers an array in the original form, with a JPEG as base64', async () => {
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
  it('gives 12 posts when nothing is asked for', async () => {
    const api = await startApi();
    const bytes = await jpegOf({ width: 60, height: 40 });
    for (let index = 0; index < 13; index += 1) await published(api, { thumbnail: { bytes } });
    expect(await jsonOf<Blog[]>(api.call('/api/blogs'))).toHaveLength(12);
  });

  // @proves GAP-026 LIM-03
  it('gives cards with the first 100 characters and no base64', async () => {
    const api = await startApi();
    const content = 'x'.repeat(99) + '😀'.repeat(10);
    await published(api, { text: { content } });
    const [card] = await jsonOf<BlogCard[]>(api.call('/api/blogs?view=cards'));
    expect(blogCardSchema.parse(card)).toEqual(card);
    expect(card!.excerpt).toBe('x'.repeat(99));
  });

  // @proves GAP-026
  it('keeps 20 posts under 400 kB in the original form and under 40 kB in the light one', async () => {
    const api = await startApi();
    const bytes = await noiseOf(660, 500);
    for (let index = 0; index < 20; index += 1) await published(api, { thumbnail: { bytes } });
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
  it('is served by an index, whatever is asked', async () => {
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
    expect(page).toEqual(light);
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
  it('are served for ever, as what they are and as nothing else', async () => {
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
