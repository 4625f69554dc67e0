import type { BlogCard, BlogPage } from '@verse/api-contract/api';
import { feedPageSchema, newPostsSchema } from '@verse/api-contract/community/community-posts.schema';
import { ADDRESSES } from '@verse/contract/addresses';
import { posted, postOf, toFailure, wholeFeed } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile, rename, seenByGuest } from '../../../../test/profile-people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const TOKEN = 'a-word-between-us';
const CANARY = '<script>canary()</script>';
const UNKNOWN = [404, 'not-found', 'There is no such post.'];

const later = (town: Town) => (town.clock.now = new Date(town.clock.now.getTime() + 1000));
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

/** Returns the pages invalidated since the last call. */
async function purgedIn(town: Town) {
  const since = async (known?: number) =>
    (await (
      await town.api.call(`/_changes${known === undefined ? '' : `?since=${known}`}`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      })
    ).json()) as { count: number; paths: string[] };
  let { count } = await since();
  return async () => {
    const news = await since(count);
    ({ count } = news);
    return news.paths;
  };
}

// @proves GAP-048 VRS-20
it('a public profile lists the public posts of its owner page by page, and no other', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const path = `/api/members/${handle}/posts`;
  const shown: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    shown.unshift((await posted(ada, { text: `Number ${number} ${CANARY}` })).id);
    later(town);
  }
  const hidden = await posted(ada, { text: 'For members', visibility: 'members' });
  const removed = await posted(ada, { text: 'Removed' });
  await town.api.store.db.collection('feed_posts').updateOne({ _id: removed.id }, { $set: { state: 'removed' } });
  const deleted = await posted(ada, { text: 'Deleted' });
  await ada.delete(`/api/posts/${deleted.id}`);
  const another = await posted(bola);

  for (const visitor of [town.visitor(), ada, bola])
    expect(idsOf(await wholeFeed(visitor, 'limit=2', path))).toEqual(shown);
  const one = await postOf(town.visitor().get(`${path}/${shown[0]}`));
  expect(one).toMatchObject({ text: `Number 4 ${CANARY}`, author: { handle }, isOwn: false, acts: [] });
  const unreadable = [hidden.id, removed.id, deleted.id, another.id, 'invented'];
  for (const id of unreadable)
    for (const visitor of [town.visitor(), ada]) expect(await toFailure(visitor.get(`${path}/${id}`))).toEqual(UNKNOWN);

  expect((await rename(ada, 'ada-at-work')).status).toBe(200);
  for (const name of [handle, 'ada-at-work'])
    expect((await postOf(town.visitor().get(`/api/members/${name}/posts/${shown[0]}`))).author.handle).toBe(
      'ada-at-work',
    );
  for (const visibility of ['members', 'nobody']) {
    await changeProfile(ada, { visibility });
    expect(await toFailure(bola.get(`${path}/${shown[0]}`))).toEqual(UNKNOWN);
    expect((await toFailure(bola.get(path)))[0]).toBe(404);
  }
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048 GAP-077
it('the sitemap lists public profiles with content, and follows posts and visibility at once', async () => {
  const town = await startTown({ PUBLIC_ORIGIN: 'https://verse.example', CACHE_SECONDS: '60' });
  const people = await Promise.all(Array.from({ length: 4 }, () => town.resident('member')));
  const [ada, bola, coco, dora] = people as [Visitor, Visitor, Visitor, Visitor];
  const handles = await Promise.all(people.map(async (person) => (await ownProfile(person)).handle));
  const named = async () => {
    const sitemap = await (await town.api.call('/sitemap.xml')).text();
    return handles.map((handle) => sitemap.includes(`<loc>https://verse.example/u/${handle}</loc>`));
  };
  expect(await named()).toEqual([false, false, false, false]);
  const shownTo = { ...(await ownProfile(ada)).shownTo, bio: 'everybody', works: 'everybody' };
  await changeProfile(ada, { bio: 'I paint signs.', shownTo });
  await changeProfile(bola, { shownTo });
  await addWork(town, bola);
  const { id } = await posted(coco);
  await posted(dora, { visibility: 'members' });
  expect(await named()).toEqual([true, true, true, false]);
  expect((await seenByGuest(town, handles[2]!)).isListed).toBe(true);
  await changeProfile(ada, { visibility: 'members' });
  await changeProfile(bola, { isListed: false });
  await coco.delete(`/api/posts/${id}`);
  expect(await named()).toEqual([false, false, false, false]);
  expect((await seenByGuest(town, handles[2]!)).isListed).toBe(false);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048 GAP-024
it('gateways purge the pages of a member when one of their posts or works is added, changed or removed', async () => {
  const town = await startTown({ PURGE_TOKEN: TOKEN });
  const ada = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const purged = await purgedIn(town);
  const own = [`/u/${handle}`, `/u/${handle}/*`];
  const { id, version } = await posted(ada);
  expect(await purged()).toEqual(own);
  await ada.send('PATCH', `/api/posts/${id}`, { visibility: 'members' }, { 'If-Match': `"${version}"` });
  expect(await purged()).toEqual(own);
  await ada.delete(`/api/posts/${id}`);
  expect(await purged()).toEqual(own);
  await ada.post(`/api/posts/${id}/restore`);
  expect(await purged()).toEqual(own);
  await addWork(town, ada);
  expect(await purged()).toEqual([
    ...own,
    '/',
    '/showcase',
    '/people*',
    '/works*',
    '/collections/*',
    '/u/*',
    '/critique*',
    '/tags*',
    '/resources*',
    '/store*',
    '/services*',
    '/contests*',
    '/o/*',
  ]);
});

/** Public pages that show no member. Results of searches are kept for seconds only. */
const WITHOUT_MEMBERS = [
  ...['about', 'features', 'contact', 'open', 'terms', 'privacy', 'hire', 'brief', 'search'],
  ...['public-jobs', 'public-job', 'public-marketplace'],
  ...['sign-in', 'sign-up', 'verify-email', 'email-verified', 'reset-password'],
  ...['waiting-lists', 'waiting-list', 'waiting-list-confirm', 'waiting-list-leave'],
];

// @proves GAP-048
it('gateways purge every public page that can show a member who hides', async () => {
  const town = await startTown({ PURGE_TOKEN: TOKEN });
  const ada = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const purged = await purgedIn(town);
  await changeProfile(ada, { visibility: 'nobody' });
  const patterns = await purged();
  const isPurged = (path: string) =>
    patterns.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : one === path));
  const left = Object.entries(ADDRESSES).filter(
    ([, path]) => !path.startsWith('/verse') && !isPurged(path.replace(':handle', handle)),
  );
  expect(left.map(([name]) => name).toSorted()).toEqual(WITHOUT_MEMBERS.toSorted());
});

// @proves GAP-048
it('a blog post names its author while their profile is public, and no longer once it is hidden', async () => {
  const town = await startTown({ CACHE_SECONDS: '60' });
  const ada = await town.resident('author');
  const { handle } = await ownProfile(ada);
  const { _id } = (await (await ada.send('POST', '/api/blogs', await formOf())).json()) as BlogPage;
  const looks = {
    cards: async () => ((await (await town.api.call('/api/blogs?view=cards')).json()) as BlogCard[])[0],
    page: async () => (await (await town.api.call(`/api/blogs/${_id}?view=page`)).json()) as BlogPage,
    list: async () => ((await (await town.api.call('/api/blogs')).json()) as BlogPage[])[0],
  };
  for (const look of Object.values(looks))
    expect((await look())?.author).toEqual({ handle, name: 'Ada Tester', picture: null });
  await rename(ada, 'ada-writes');
  for (const look of Object.values(looks)) expect((await look())?.author?.handle).toBe('ada-writes');
  await changeProfile(ada, { visibility: 'members' });
  for (const look of Object.values(looks)) expect((await look())?.author).toBeNull();
  expect(JSON.stringify(await looks.list())).not.toContain('Ada Tester');
});

// @proves GAP-051
it('counts the posts of others since the newest that is shown, as far as the reader sees them', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { createdAt } = await posted(bola);
  const news = async (visitor: Visitor) => {
    const answer = await visitor.get(`/api/posts/new?since=${createdAt}`);
    return newPostsSchema.strict().parse(await answer.json()).count;
  };
  expect(await news(ada)).toBe(0);
  later(town);
  await posted(bola);
  await posted(bola, { visibility: 'members' });
  const gone = await posted(bola);
  await bola.delete(`/api/posts/${gone.id}`);
  await posted(ada);
  expect([await news(ada), await news(bola)]).toEqual([2, 1]);
  const { handle } = await ownProfile(bola);
  expect((await ada.send('PUT', `/api/members/${handle}/mute`)).status).toBe(200);
  expect(await news(ada)).toBe(0);
  expect((await ada.get('/api/posts/new?since=yesterday')).status).toBe(400);
  expect((await town.visitor().get(`/api/posts/new?since=${createdAt}`)).status).toBe(401);
  expect(feedPageSchema.parse(await (await ada.get('/api/posts')).json()).posts).toHaveLength(1);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-077 GAP-048
it('draws a card for a public profile and a public post, and for no other', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const open = await posted(ada);
  const closed = await posted(ada, { visibility: 'members' });
  const status = async (name: string) => (await town.api.call(`/api/cards/${name}.png`)).status;
  const all = () => Promise.all([`member/${handle}`, `member-post/${open.id}`, `member-post/${closed.id}`].map(status));
  expect(await all()).toEqual([200, 200, 404]);
  await changeProfile(ada, { visibility: 'members' });
  expect(await all()).toEqual([404, 404, 404]);
});
