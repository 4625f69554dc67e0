import type { Blog, BlogCard, BlogPage, BlogVersionPage, ManagedBlog } from '@verse/api-contract/api';
import type { Draft } from '@verse/api-contract/publishing/blog-drafts.schema';
import {
  type BlogConflict,
  blogPageSchema,
  managedBlogSchema,
  type PlacedPictures,
} from '@verse/api-contract/publishing/blogs.schema';
import { startTown, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf, formOf, POST, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const MARKDOWN =
  '# Fishing *nets*\n\nFirst\nsecond <b>.\n\n![The harbour](picture:harbour)\n\n- [Ropes](https://r.example)';
const BODY = [
  {
    type: 'heading',
    level: 2,
    spans: [
      { type: 'text', text: 'Fishing ' },
      { type: 'text', text: 'nets', isItalic: true },
    ],
  },
  {
    type: 'paragraph',
    spans: [{ type: 'text', text: 'First' }, { type: 'break' }, { type: 'text', text: 'second <b>.' }],
  },
  { type: 'picture', key: 'harbour', alt: 'The harbour' },
  {
    type: 'list',
    isOrdered: false,
    items: [[{ type: 'paragraph', spans: [{ type: 'text', text: 'Ropes', href: 'https://r.example' }] }]],
  },
];

async function send(api: RunningApi, keys: readonly string[] = ['harbour', '']): Promise<Response> {
  const form = await formOf({ text: { content: MARKDOWN, contentFormat: 'markdown' } });
  for (const key of keys) {
    form.append('contentImages', fileOf({ bytes: await jpegOf({ width: 400 + key.length }) }));
    form.append('contentImageKeys', key);
  }
  return api.call('/api/blogs', { method: 'POST', headers: asEditor, body: form });
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const pageOf = (api: RunningApi, id: string) => json<BlogPage>(api.call(`/api/blogs/${id}?view=page`));
const managedOf = (api: RunningApi, id: string) =>
  json<ManagedBlog>(api.call(`/api/blogs/mine/${id}`, { headers: asEditor }));
const change = (api: RunningApi, id: string, version: number, body: object) =>
  api.call(`/api/blogs/${id}`, {
    method: 'PATCH',
    headers: { ...asEditor, 'if-match': `"${version}"`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
function edit(api: RunningApi, id: string, version: number, edition: object) {
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...POST, ...edition }));
  return api.call(`/api/blogs/${id}`, {
    method: 'PUT',
    headers: { ...asEditor, 'if-match': `"${version}"` },
    body: form,
  });
}
const placed = ({ picture, contentImages }: ManagedBlog, keys: (string | undefined)[]): PlacedPictures => ({
  thumbnail: { src: picture.src, alt: '' },
  images: contentImages.map(({ src, alt }, index) => ({ src, alt, ...(keys[index] ? { key: keys[index] } : {}) })),
});

describe('a post in Markdown', () => {
  // @proves GAP-029
  it('has blocks on its page, its source in the original call, and keys at its pictures', async () => {
    const api = await startApi();
    const response = await send(api);
    expect(response.status).toBe(201);
    const { _id: id, content, ...original } = await json<Blog>(response);
    expect(content).toBe(MARKDOWN);
    expect(original).not.toHaveProperty('body');
    const page = await pageOf(api, id);
    expect(blogPageSchema.parse(page)).toEqual(page);
    expect(page).toMatchObject({ content: MARKDOWN, contentFormat: 'markdown', body: BODY });
    expect(page.contentImages.map(({ key }) => key)).toEqual(['harbour', undefined]);
    expect(page.summary).toBe('First second <b>. Ropes');
    const managed = await managedOf(api, id);
    expect(managedBlogSchema.parse(managed)).toEqual(managed);
    expect([managed.contentFormat, managed.contentImages[0]?.key]).toEqual(['markdown', 'harbour']);
  });

  // @proves GAP-029
  it('is found and listed by its text without Markdown', async () => {
    const api = await startApi();
    await send(api);
    const find = async (q: string) =>
      json<BlogCard[]>(api.call(`/api/blogs?${new URLSearchParams({ view: 'cards', q })}`));
    expect((await find('harbour')).length).toBe(0);
    expect((await find('r.example')).length).toBe(0);
    expect((await find('nets ropes')).map(({ excerpt }) => excerpt)).toEqual(['First\nsecond <b>.\n\nRopes']);
    const feeds = ['/feed.json', '/feed.atom', '/feed.xml'].map(async (path) => (await api.call(path)).text());
    for (const feed of await Promise.all(feeds)) {
      expect(feed).toContain('Fishing nets');
      expect(feed).not.toMatch(/\*nets|picture:|\[Ropes/);
    }
  });

  // @proves GAP-029
  it.each([[['same', 'same']], [['Upper']], [['a b']], [['x'.repeat(41)]], [['../x']]])(
    'refuses the keys %j',
    async (keys) => {
      const api = await startApi();
      expect((await send(api, keys)).status).toBe(400);
      const { _id: id } = await published(api);
      const post = await managedOf(api, id);
      const images = keys.map((key) => ({ src: post.picture.src, alt: '', key }));
      expect((await edit(api, id, 1, { pictures: { ...placed(post, []), images } })).status).toBe(400);
    },
  );

  // @proves GAP-029
  it('is refused when its text shows a picture that it does not have, and nothing is stored', async () => {
    const api = await startApi();
    const faultOf = async (sent: Response | Promise<Response>) => {
      const response = await sent;
      return [response.status, (await json<{ fields?: Record<string, string> }>(response)).fields?.content];
    };
    const refused = [400, expect.stringContaining('“harbour”')];
    expect(await faultOf(send(api, ['quay']))).toEqual(refused);
    expect(await faultOf(send(api, []))).toEqual(refused);
    expect(await json<Blog[]>(api.call('/api/blogs'))).toEqual([]);
    const { _id: id } = await json<Blog>(send(api));
    const post = await managedOf(api, id);
    const withoutKey = await edit(api, id, 1, { content: MARKDOWN, pictures: placed(post, []) });
    expect(await faultOf(withoutKey)).toEqual(refused);
    const nested = '> - ![Quay](picture:quay)';
    const inList = await change(api, id, 1, { content: nested });
    expect(await faultOf(inList)).toEqual([400, expect.stringContaining('“quay”')]);
    expect((await managedOf(api, id)).version).toBe(1);
    expect((await change(api, id, 1, { content: nested, contentFormat: 'plain' })).status).toBe(200);
    const asMarkdown = await change(api, id, 2, { contentFormat: 'markdown' });
    expect((await faultOf(asMarkdown))[0]).toBe(400);
    const inCode = '`![Quay](picture:quay)`';
    expect((await change(api, id, 2, { content: inCode, contentFormat: 'markdown' })).status).toBe(200);
  });

  // @proves GAP-025
  it('keeps its format where a change does not name one, and has it in its versions', async () => {
    const api = await startApi();
    const { _id: id } = await json<Blog>(send(api));
    expect((await change(api, id, 1, { title: 'Other' })).status).toBe(200);
    const before = await managedOf(api, id);
    const edited = await edit(api, id, 2, { content: 'plain *text*', pictures: placed(before, ['harbour', 'quay']) });
    expect(await json<ManagedBlog>(edited)).toMatchObject({ contentFormat: 'markdown', version: 3 });
    const plain = await json<ManagedBlog>(change(api, id, 3, { contentFormat: 'plain' }));
    expect(plain).toMatchObject({ contentFormat: 'plain', version: 4 });
    expect(plain.contentImages.map(({ key }) => key)).toEqual(['harbour', 'quay']);
    expect((await pageOf(api, id)).body).toEqual([
      { type: 'paragraph', spans: [{ type: 'text', text: 'plain *text*' }] },
    ]);
    const first = await json<BlogVersionPage>(api.call(`/api/blogs/${id}/versions/1`, { headers: asEditor }));
    expect([first.contentFormat, first.content, first.contentImages[1]?.key]).toEqual([
      'markdown',
      MARKDOWN,
      undefined,
    ]);
    const headers = { ...asEditor, 'if-match': '"4"' };
    await api.call(`/api/blogs/${id}/versions/1/restore`, { method: 'POST', headers });
    expect((await pageOf(api, id)).body).toEqual(BODY);
  });

  // @proves GAP-025
  it('conflicts with another format of the same text, and not with itself', async () => {
    const api = await startApi();
    const { _id: id } = await json<Blog>(send(api));
    await change(api, id, 1, { content: 'One', contentFormat: 'plain' });
    expect((await change(api, id, 1, { content: 'One', contentFormat: 'plain' })).status).toBe(200);
    const refused = await change(api, id, 1, { content: 'One', contentFormat: 'markdown' });
    expect(refused.status).toBe(409);
    expect(await json<BlogConflict>(refused)).toMatchObject({
      current: { content: 'One', contentFormat: 'plain' },
      yours: { content: 'One', contentFormat: 'markdown' },
    });
  });

  // @proves GAP-027
  it('takes the format of an accepted revision', async () => {
    const { api, resident } = await startTown();
    const author = await resident('member');
    const editor = await resident('editor');
    const form = await formOf({ text: { content: 'Plain' } });
    const { _id: id } = await json<ManagedBlog>(author.send('POST', '/api/blogs', form));
    const patch = (visitor: Visitor, version: number, body: object) =>
      json<ManagedBlog>(visitor.send('PATCH', `/api/blogs/${id}`, body, { 'if-match': `"${version}"` }));
    await patch(editor, 1, { status: 'published' });
    expect(await patch(author, 2, { content: '**Bold**', contentFormat: 'markdown' })).toMatchObject({
      contentFormat: 'plain',
      revision: { contentFormat: 'markdown', content: '**Bold**' },
    });
    expect((await pageOf(api, id)).contentFormat).toBe('plain');
    await patch(editor, 3, { revision: 'accept' });
    expect((await pageOf(api, id)).body).toEqual([
      { type: 'paragraph', spans: [{ type: 'text', text: 'Bold', isBold: true }] },
    ]);
    expect(api.scans).toEqual([]);
  });
});

describe('a post of an earlier release', () => {
  // @proves BLD-05 GAP-029
  it('reads exactly as before', async () => {
    const api = await startApi();
    const content = '# No heading\n*stars*  \n\n\n  https://r.example <b>';
    const { _id: id } = await published(api, { text: { content } });
    await api.store.db.collection('blogs').updateMany({}, { $unset: { contentFormat: '' } });
    const page = await pageOf(api, id);
    expect([page.content, page.contentFormat]).toEqual([content, 'plain']);
    expect(page.body).toEqual([
      { type: 'paragraph', spans: [{ type: 'text', text: '# No heading\n*stars*  ' }] },
      { type: 'paragraph', spans: [{ type: 'text', text: '\n  https://r.example <b>' }] },
    ]);
    const [card] = await json<BlogCard[]>(api.call('/api/blogs?view=cards'));
    expect(card?.excerpt).toBe(content);
    expect((await managedOf(api, id)).contentFormat).toBe('plain');
    expect((await change(api, id, 1, { title: 'Other' })).status).toBe(200);
    const [version] = await json<BlogVersionPage[]>(api.call(`/api/blogs/${id}/versions`, { headers: asEditor }));
    expect(version?.version).toBe(2);
  });
});

describe('a draft in Markdown', () => {
  const id = '0f8f1f3e-8a52-4c4e-9d2b-4f1a0c1b2d3e';
  const save = (api: RunningApi, draft: object) =>
    api.call('/api/blogs/drafts', {
      method: 'PUT',
      headers: { ...asEditor, 'content-type': 'application/json' },
      body: JSON.stringify({ id, ...draft }),
    });

  // @proves GAP-024
  it('keeps its format and the keys of its pictures; without one it is plain', async () => {
    const api = await startApi();
    const pictures = [{ name: 'a.jpg', alt: 'A', key: 'harbour' }];
    const draft = { version: 0, content: MARKDOWN, contentFormat: 'markdown', pictures };
    expect(await json<Draft>(save(api, draft))).toMatchObject({ contentFormat: 'markdown', pictures });
    const [kept] = await json<Draft[]>(api.call('/api/blogs/drafts', { headers: asEditor }));
    expect(kept).toMatchObject({ content: MARKDOWN, contentFormat: 'markdown', pictures });
    expect((await save(api, draft)).status).toBe(200);
    const refused = await save(api, { ...draft, contentFormat: 'plain' });
    expect(refused.status).toBe(409);
    expect(await json<Draft>(save(api, { version: 1, content: 'x' }))).toMatchObject({ contentFormat: 'plain' });
  });
});
