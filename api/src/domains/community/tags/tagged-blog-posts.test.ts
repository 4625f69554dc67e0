import type { TagHead } from '@verse/api-contract/api';
import { tagHeadSchema } from '@verse/api-contract/community/tags.schema';
import { posted } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { rename } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';
import { changePost, jsonOf, managed, postsOfTag, publishTagged, titlesOfTag } from '../../../../test/tagged-posts';

afterEach(stopApis);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100', CACHE_SECONDS: '60' });
  const ada = await town.resident('author');
  const bola = await town.resident('member');
  expect((await rename(ada, 'ada-paints')).status).toBe(200);
  return { town, ada, bola, guest: town.visitor() };
}

const tick = ({ clock }: Town) => (clock.now = new Date(clock.now.getTime() + 1000));
const headOf = async (visitor: Visitor, tag: string): Promise<TagHead> =>
  tagHeadSchema.strict().parse(await (await visitor.get(`/api/tags/${tag}`)).json());
const suggested = async (visitor: Visitor, q: string) =>
  (await jsonOf<{ tags: { tag: string; blogPosts: number }[] }>(await visitor.get(`/api/tags?q=${q}`))).tags.map(
    ({ tag, blogPosts }) => `${tag} ${blogPosts}`,
  );
const mute = (visitor: Visitor, tag: string) => visitor.send('PUT', `/api/tags/${tag}/mute`, { days: null });

// @proves GAP-051
it('lists published blog posts with a tag to guests and members, newest first, a page at a time', async () => {
  const { town, ada, bola, guest } = await stage();
  for (const title of ['One', 'Two', 'Three']) {
    tick(town);
    await publishTagged(town, ada, ['lantern'], title);
  }
  await publishTagged(town, ada, ['signs'], 'Other');
  const first = await postsOfTag(guest, 'LANTERN', 'limit=2');
  const rest = await postsOfTag(guest, 'lantern', `limit=2&cursor=${first.next}`);
  const pages = [first, rest].map(({ blogPosts }) => blogPosts.map(({ title }) => title));
  expect(pages).toEqual([['Three', 'Two'], ['One']]);
  expect(first.blogPosts[0]).toMatchObject({ tags: ['lantern'], author: { handle: 'ada-paints' } });
  expect(await headOf(guest, 'signs')).toMatchObject({ hasPosts: false, hasWorks: false, hasBlogPosts: true });
  expect(await suggested(bola, 'lan')).toEqual(['lantern 3']);
  expect((await guest.get('/api/tags/a%20b/blog-posts')).status).toBe(404);
  expect((await guest.get('/api/tags/lantern/blog-posts?cursor=!')).status).toBe(400);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051 GAP-027
it('a blog post leaves its tag, feeds and searches once it is not public, and is back with it', async () => {
  const { town, ada, bola, guest } = await stage();
  const editor = await town.resident('editor');
  const { _id: id } = await publishTagged(town, ada, ['lantern'], 'Lamps');
  const found = async () => [
    await titlesOfTag(guest, 'lantern'),
    (await headOf(guest, 'lantern')).hasBlogPosts,
    (await (await guest.get('/api/tags/lantern/feed.xml')).text()).includes(`/resources/blogs/${id}</link>`),
    (await (await guest.get('/sitemap.xml')).text()).includes('/tags/lantern'),
    (await jsonOf<object[]>(await guest.get('/api/blogs?q=lantern&view=cards'))).length,
    (await (await guest.get('/api/search?q=lantern')).text()).includes(id),
    (await suggested(bola, 'lan')).length,
  ];
  const present = [['Lamps'], true, true, true, 1, true, 1];
  const absent = [[], false, false, false, 0, false, 0];
  expect(await found()).toEqual(present);
  const steps: [Visitor, object, unknown][] = [
    [ada, { status: 'unpublished' }, absent],
    [ada, { status: 'published' }, present],
    [editor, { status: 'unpublished', reason: 'Please reword it.' }, absent],
    [editor, { status: 'published' }, present],
    [ada, { tags: ['other'] }, absent],
    [ada, { tags: ['lantern'] }, present],
  ];
  for (const [who, change, expected] of steps) {
    expect([change, (await changePost(who, id, change)).status]).toEqual([change, 200]);
    expect([change, await found()]).toEqual([change, expected]);
  }
  const { version } = await managed(ada, id);
  await ada.send('DELETE', `/api/blogs/${id}`, undefined, { 'if-match': `"${version}"` });
  expect(await found()).toEqual(absent);
  await ada.post(`/api/blogs/${id}/restore`);
  expect(await found()).toEqual(present);
  const later = new Date(town.clock.now.getTime() + 60_000).toISOString();
  await changePost(ada, id, { status: 'scheduled', scheduledFor: later });
  expect(await found()).toEqual(absent);
  town.clock.now = new Date(later);
  await town.api.background.run('publish-scheduled-posts');
  expect(await found()).toEqual(present);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('feeds of a tag have blog posts beside posts of the community, as plain text, newest first', async () => {
  const { town, ada, guest } = await stage();
  await posted(ada, { text: 'From the community #lantern' });
  tick(town);
  const { _id: id } = await publishTagged(town, ada, ['lantern', 'signs'], 'Lamps & <b>signs</b>');
  const feed = await jsonOf<{ items: { title: string; url: string; tags: string[]; image: string }[] }>(
    await guest.get('/api/tags/lantern/feed.json'),
  );
  expect(feed.items.map(({ title }) => title)).toEqual([
    'Lamps & <b>signs</b>',
    'Ada Tester: From the community #lantern',
  ]);
  expect(feed.items[0]).toMatchObject({ tags: ['lantern', 'signs'], image: expect.stringContaining('/api/images/') });
  expect(feed.items[0]!.url).toMatch(new RegExp(`/resources/blogs/${id}$`));
  expect(await (await guest.get('/api/tags/lantern/feed.xml')).text()).not.toContain('<b>');
  expect((await jsonOf<typeof feed>(await guest.get('/feed.json'))).items[0]!.tags).toEqual([
    'Craft',
    'lantern',
    'signs',
  ]);
  const popular = await jsonOf<{ tags: object[] }>(await guest.get('/api/popular-tags'));
  expect(popular.tags).toEqual([
    { tag: 'lantern', uses: 2 },
    { tag: 'signs', uses: 1 },
  ]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('a muted tag or author leaves the tag pages of the member alone', async () => {
  const { town, ada, bola, guest } = await stage();
  const chi = await town.resident('author');
  await publishTagged(town, ada, ['lantern', 'ai'], 'By Ada');
  tick(town);
  await publishTagged(town, chi, ['lantern'], 'By Chi');
  expect(await titlesOfTag(bola, 'lantern')).toEqual(['By Chi', 'By Ada']);
  await mute(bola, 'ai');
  await mute(ada, 'ai');
  expect([await titlesOfTag(bola, 'lantern'), await titlesOfTag(bola, 'ai')]).toEqual([['By Chi'], ['By Ada']]);
  expect([await suggested(bola, 'ai'), (await headOf(bola, 'ai')).mute]).toEqual([[], { until: null }]);
  for (const visitor of [guest, ada]) expect(await titlesOfTag(visitor, 'lantern')).toEqual(['By Chi', 'By Ada']);
  expect(await (await bola.get('/api/tags/lantern/feed.xml')).text()).toContain('By Ada');
  await bola.delete('/api/tags/ai/mute');
  await bola.send('PUT', '/api/members/ada-paints/mute');
  expect(await titlesOfTag(bola, 'lantern')).toEqual(['By Chi']);
  await bola.delete('/api/members/ada-paints/mute');
  const { handle } = await jsonOf<{ handle: string }>(await bola.get('/api/me/profile'));
  await ada.send('PUT', `/api/members/${handle}/block`);
  expect(await titlesOfTag(bola, 'lantern')).toEqual(['By Chi']);
  expect((await headOf(bola, 'ai')).hasBlogPosts).toBe(false);
  expect(town.api.scans).toEqual([]);
});
