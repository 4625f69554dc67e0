import type { Blog, BlogVersion, BlogVersionPage, ManagedBlog } from '@verse/api-contract/api';
import {
  blogConflictSchema,
  blogVersionPageSchema,
  blogVersionSchema,
  managedBlogSchema,
  type PlacedPictures,
} from '@verse/api-contract/publishing/blogs.schema';
import { VERSIONS_KEPT } from '@verse/api-contract/publishing/blogs.values';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf, formOf, POST, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const match = (version: number) => ({ ...asEditor, 'if-match': `"${version}"` });
const change = (api: RunningApi, id: string, version: number, body: object) =>
  api.call(`/api/blogs/${id}`, {
    method: 'PATCH',
    headers: { ...match(version), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const versions = async (api: RunningApi, id: string) =>
  (await (await api.call(`/api/blogs/${id}/versions`, { headers: asEditor })).json()) as BlogVersion[];
const versionOf = async (api: RunningApi, id: string, version: number) =>
  (await (await api.call(`/api/blogs/${id}/versions/${version}`, { headers: asEditor })).json()) as BlogVersionPage;
const bringBack = (api: RunningApi, id: string, version: number, earlier: number) =>
  api.call(`/api/blogs/${id}/versions/${earlier}/restore`, { method: 'POST', headers: match(version) });

interface Sent {
  pictures: PlacedPictures;
  thumbnail?: Uint8Array;
  images?: Uint8Array[];
  words?: object;
}

function edit(api: RunningApi, id: string, version: number, { pictures, thumbnail, images = [], words = {} }: Sent) {
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...POST, ...words, pictures }));
  if (thumbnail) form.append('thumbnail', fileOf({ bytes: thumbnail }));
  for (const bytes of images) form.append('contentImages', fileOf({ bytes }));
  return api.call(`/api/blogs/${id}`, { method: 'PUT', headers: match(version), body: form });
}

describe('the versions of a post', () => {
  // @proves GAP-025
  it('keep every text that was replaced, with who wrote it and when', async () => {
    let clock = Date.parse('2027-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 60_000)) });
    const { _id: id } = await published(api);
    await change(api, id, 1, { content: 'Second' });
    await change(api, id, 2, { status: 'unpublished' });
    await change(api, id, 3, { title: 'Third', content: 'Third' });
    const all = await versions(api, id);
    for (const version of all) blogVersionSchema.strict().parse(version);
    expect(all.map(({ version, title, by }) => [version, title, by])).toEqual([
      [4, 'Third', 'Ed Itor'],
      [3, 'A title', 'Ed Itor'],
      [1, 'A title', 'Ed Itor'],
    ]);
    const times = all.map(({ savedAt }) => savedAt);
    expect(new Set(times).size).toBe(3);
    expect(times.toSorted().toReversed()).toEqual(times);
    expect(blogVersionPageSchema.strict().parse(await versionOf(api, id, 1)).content).toBe(POST.content);
    expect((await versionOf(api, id, 3)).content).toBe('Second');
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-025
  it('can be restored as a new version, if the displayed version is still the current one', async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    await change(api, id, 1, { title: 'Worse', content: 'Worse' });
    const late = await bringBack(api, id, 1, 1);
    expect([late.status, blogConflictSchema.parse(await late.json()).current.title]).toEqual([409, 'Worse']);
    const post = managedBlogSchema.parse(await (await bringBack(api, id, 2, 1)).json());
    expect([post.version, post.title, post.content, post.status]).toEqual([3, POST.title, POST.content, 'published']);
    expect((await versions(api, id)).map(({ version, title }) => [version, title])).toEqual([
      [3, 'A title'],
      [2, 'Worse'],
      [1, 'A title'],
    ]);
    expect((await bringBack(api, id, 3, 17)).status).toBe(404);
    expect((await bringBack(api, id, 3, 'x' as never)).status).toBe(404);
    expect((await api.call(`/api/blogs/${id}/versions/1/restore`, { method: 'POST', headers: asEditor })).status).toBe(
      428,
    );
  });

  // @proves GAP-025
  it(`are the last ${VERSIONS_KEPT} and no more`, async () => {
    const api = await startApi();
    const { _id: id } = await published(api);
    for (let version = 1; version <= VERSIONS_KEPT + 5; version += 1)
      await change(api, id, version, { title: `Title ${version}` });
    const all = await versions(api, id);
    expect([all.length, all[0]!.version, all.at(-1)!.version]).toEqual([VERSIONS_KEPT + 1, VERSIONS_KEPT + 6, 6]);
    expect(await api.store.db.collection('blog_versions').countDocuments({})).toBe(VERSIONS_KEPT);
  });

  // @proves GAP-023 GAP-067
  it('are visible to people who may edit the post, and are erased with their author', async () => {
    const town = await startTown();
    const author = await town.resident('author');
    const other = await town.resident('author');
    const cookie = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { _id: id } = (await (
      await town.api.call('/api/blogs', { method: 'POST', headers: { cookie: cookie(author) }, body: await formOf() })
    ).json()) as Blog;
    await author.send('PATCH', `/api/blogs/${id}`, { title: 'Second' }, { 'if-match': '"1"' });
    expect((await author.get(`/api/blogs/${id}/versions`)).status).toBe(200);
    for (const path of ['', '/1']) expect((await other.get(`/api/blogs/${id}/versions${path}`)).status).toBe(404);
    expect(
      (await other.send('POST', `/api/blogs/${id}/versions/1/restore`, undefined, { 'if-match': '"2"' })).status,
    ).toBe(404);
    const { postVersions } = (await (await author.post('/api/me/export')).json()) as {
      postVersions: { title: string }[];
    };
    expect(postVersions.map(({ title }) => title)).toEqual(['A title']);
    expect((await author.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    town.clock.now = new Date(town.clock.now.getTime() + 15 * 86_400_000);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect(await town.api.store.db.collection('blog_versions').countDocuments({})).toBe(0);
  });
});

describe('the pictures of a post', () => {
  const start = async () => {
    const api = await startApi();
    const post = await published(api, {
      images: [{ bytes: await jpegOf({ seed: 1 }) }, { bytes: await jpegOf({ seed: 2 }) }],
    });
    return {
      api,
      post,
      id: post._id,
      cover: post.picture.src,
      first: post.contentImages[0]!.src,
      second: post.contentImages[1]!.src,
    };
  };

  // @proves GAP-025 GAP-028
  it('can be replaced, moved, described, added and removed, in one step with the words', async () => {
    const { api, id, cover, first, second } = await start();
    const pictures = {
      thumbnail: { alt: 'New cover' },
      images: [{ src: second, alt: 'Was second' }, { alt: 'New one' }],
    };
    const response = await edit(api, id, 1, {
      pictures,
      thumbnail: await jpegOf({ seed: 8 }),
      images: [await jpegOf({ seed: 9 })],
      words: { title: 'New title' },
    });
    const post = managedBlogSchema.strict().parse(await response.json());
    expect([response.status, post.version, post.title, post.picture.alt]).toEqual([200, 2, 'New title', 'New cover']);
    expect(post.picture.src).not.toBe(cover);
    expect(post.contentImages.map(({ alt }) => alt)).toEqual(['Was second', 'New one']);
    expect(post.contentImages[0]!.src).toBe(second);
    for (const { src } of [post.picture, ...post.contentImages]) expect((await api.call(src)).status).toBe(200);
    const seen = (await (await api.call(`/api/blogs/${id}`)).json()) as Blog;
    expect(seen.contentImages).toEqual(post.contentImages);

    // A removed picture can be restored both by its URL and by its version.
    const undone = await edit(api, id, 2, {
      pictures: { thumbnail: { src: cover, alt: '' }, images: [{ src: first, alt: '' }] },
    });
    expect(((await undone.json()) as ManagedBlog).contentImages.map(({ src }) => src)).toEqual([first]);
    const back = (await (await bringBack(api, id, 3, 1)).json()) as ManagedBlog;
    expect([back.picture.src, ...back.contentImages.map(({ src }) => src)]).toEqual([cover, first, second]);
  });

  // @proves GAP-025
  it('are not changed by the second of two concurrent editors, who gets both versions', async () => {
    const { api, id, cover } = await start();
    await change(api, id, 1, { title: 'Quicker' });
    const pictures = { thumbnail: { src: cover, alt: 'Mine' }, images: [] };
    const response = await edit(api, id, 1, { pictures });
    const conflict = blogConflictSchema.parse(await response.json());
    expect([response.status, conflict.current.title, conflict.current.contentImages.length]).toEqual([
      409,
      'Quicker',
      2,
    ]);
    expect([conflict.yours.pictures, conflict.yours.title]).toEqual([pictures, POST.title]);
  });

  // @proves GAP-024
  it('are unchanged if they are sent again after a lost response, without a conflict', async () => {
    const { api, id } = await start();
    const sent = { pictures: { thumbnail: { alt: 'Cover' }, images: [] }, thumbnail: await jpegOf({ seed: 8 }) };
    const once = await edit(api, id, 1, sent);
    const again = await edit(api, id, 1, sent);
    expect([once.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await once.json());
    expect((await change(api, id, 1, { title: POST.title })).status).toBe(200);
  });

  // @proves GAP-070 GAP-071
  it('must match their list, and be pictures', async () => {
    const { api, id, cover, first } = await start();
    const jpeg = await jpegOf();
    const kept = { src: cover, alt: '' };
    const refused: [Sent, number][] = [
      [{ pictures: { thumbnail: { alt: '' }, images: [] } }, 400],
      [{ pictures: { thumbnail: kept, images: [] }, thumbnail: jpeg }, 400],
      [{ pictures: { thumbnail: kept, images: [{ alt: '' }] } }, 400],
      [{ pictures: { thumbnail: kept, images: [] }, images: [jpeg] }, 400],
      [{ pictures: { thumbnail: { src: '/api/images/none.jpg', alt: '' }, images: [] } }, 400],
      [{ pictures: { thumbnail: kept, images: Array.from({ length: 11 }, () => ({ src: first, alt: '' })) } }, 400],
      [{ pictures: { thumbnail: kept, images: [] }, words: { title: ' ' } }, 400],
      [{ pictures: { thumbnail: kept, images: [] }, words: { authorId: 'me' } }, 400],
      [{ pictures: { thumbnail: { alt: '' }, images: [] }, thumbnail: Buffer.from('only words') }, 415],
    ];
    for (const [sent, status] of refused) expect((await edit(api, id, 1, sent)).status).toBe(status);
    const form = new FormData();
    form.append('edition', 'not json');
    expect((await api.call(`/api/blogs/${id}`, { method: 'PUT', headers: match(1), body: form })).status).toBe(400);
    expect((await versions(api, id)).map(({ version }) => version)).toEqual([1]);
  });
});
