import type { Blog, Problem } from '@verse/api-contract/api';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { blogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { jpegOf } from '../../../../test/pictures';
import { formOf, POST, publish, published } from '../../../../test/publishing';
import { asEditor, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const jsonOf = async <T>(response: Promise<Response> | Response) => (await (await response).json()) as T;

describe('publishing', () => {
  // @proves API-05 GAP-024
  it('returns 201 with the created post and its location', async () => {
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
  it('accepts a post without content images', async () => {
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
  it('rejects a post without a thumbnail, and reports all missing fields at once', async () => {
    const api = await startApi();
    const response = await publish(api, { thumbnail: null, text: { title: '' } });
    expect(response.status).toBe(400);
    expect((await jsonOf<Problem>(response)).fields).toEqual({
      title: 'Title is required.',
      thumbnail: 'Thumbnail image is required.',
    });
  });

  // @proves GAP-071
  it('rejects an eleventh content image with a message', async () => {
    const api = await startApi();
    const small = { bytes: await jpegOf({ width: 20, height: 20 }) };
    const response = await publish(api, { images: Array.from({ length: 11 }, () => small) });
    expect(response.status).toBe(400);
    expect((await jsonOf<Problem>(response)).fields).toEqual({ contentImages: 'Content images: at most 10.' });
  });

  // @proves GAP-070
  it('rejects unknown fields', async () => {
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
  // @proves GAP-023 C-12
  it('rejects guests before it reads the form', async () => {
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
  it('limits how often a publisher can post, and returns the time to retry', async () => {
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
