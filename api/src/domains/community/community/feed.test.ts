import type { CommunityFeed, FeedPost } from '@verse/api-contract/api';
import { communityFeedSchema } from '@verse/api-contract/community/community.schema';
import { trendPoints } from '@verse/api-contract/community/community-posts.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { drawContent } from '../../../../test/content-folder';
import { comment, feedOf, like, posted, wholeFeed } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

/** `npm run soak -- feed` inserts a hundred thousand posts. */
const MANY = Number(process.env.FEED_POSTS ?? 1600);
const FEW = 400;

const idsOf = (posts: readonly { id: string | number }[]) => posts.map(({ id }) => String(id));
const fileOf = async (visitor: Visitor, sort: string) =>
  communityFeedSchema.parse(await (await visitor.get(`/Data/communityPost.json?sort=${sort}`)).json());

/** Inserts posts, oldest first. Every third post is for members only. */
async function fill(town: Town, count: number, momentOf = (index: number) => index * 1000): Promise<void> {
  const start = town.clock.now.getTime() - 400 * 86_400_000;
  const documents = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(start + momentOf(index));
    return {
      _id: `post-${String(index).padStart(6, '0')}`,
      authorId: `author-${index % 4}`,
      text: `Post ${index}`,
      picture: null,
      alt: '',
      madeHow: 'unsaid',
      state: 'shown',
      editedAt: null,
      deletedAt: null,
      version: 1,
      removal: null,
      fingerprint: null,
      likes: 0,
      comments: 0,
      commenters: 0,
      acts: 0,
      createdAt,
      visibility: index % 3 === 0 ? 'members' : 'public',
      trendAt: createdAt,
    };
  });
  const authors = Array.from({ length: 4 }, (_, index) => ({
    _id: `author-${index}`,
    sampleName: `Author ${index}`,
    handle: `author-${index}`,
    picture: null,
    skills: [],
    badges: [],
    shownTo: { skills: 'everybody', badges: 'everybody' },
    visibility: 'everybody',
  }));
  await town.api.store.db.collection('profiles').insertMany(authors);
  const posts = town.api.store.db.collection('feed_posts');
  for (let from = 0; from < count; from += 5000) await posts.insertMany(documents.slice(from, from + 5000));
}

/**
 * Recomputes the Trending order from the numbers in `why`, independently of the server. Ties are ordered by id, largest
 * first.
 */
function recomputed(posts: readonly FeedPost[]): FeedPost[] {
  const momentOf = ({ createdAt, why }: FeedPost) =>
    Date.parse(createdAt) + Math.round(48 * HOUR_MS * Math.log2(1 + why.likes + 2 * why.commenters));
  return posts.toSorted((a, b) => momentOf(b) - momentOf(a) || (a.id < b.id ? 1 : -1));
}

// @proves GAP-051 COM-11 COM-20 COM-21 ENT-14
it('the samples: numbers equal rows, Latest differs from Trending, which is the order of `why`', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const guest = town.visitor();
  const latest = await wholeFeed(guest);
  const trending = await wholeFeed(guest, 'sort=trending');
  expect(idsOf(latest)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(idsOf(trending)).not.toEqual(idsOf(latest));
  expect(idsOf(trending)).toEqual(idsOf(recomputed(latest)));
  const { db } = town.api.store;
  for (const { id, likes, comments, why } of latest) {
    expect(likes).toBe(await db.collection('post_likes').countDocuments({ objectId: id, state: 'on' }));
    expect(comments).toBe(await db.collection('post_comments').countDocuments({ postId: id, state: 'shown' }));
    expect(why.commenters).toBe(await db.collection('post_commenters').countDocuments({ objectId: id, state: 'on' }));
    expect(why.points).toBe(trendPoints(why));
  }
  expect(latest.reduce((sum, { likes }) => sum + likes, 0)).toBe(1381);
  expect(town.api.scans).toEqual([]);
});

// @proves API-10 API-11 GAP-082 ENT-14
it('the feed file keeps its path and shape in both orders, spread over the last fourteen days', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const guest = town.visitor();
  const { posts } = await fileOf(guest, 'latest');
  expect(idsOf(posts)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(posts[0]).toMatchObject({
    author: {
      firstname: 'Zainab',
      lastname: 'Olubori',
      skills: ['Branding', 'Lettering', 'Packaging'],
      badges: 'Verified Talent, Top Creator',
    },
    likes: 64,
    comments: [{ author: { firstname: 'Tolani' } }, {}],
    commenters: 2,
  });
  const ages = posts.map(({ createdAt }) => (town.clock.now.getTime() - Date.parse(createdAt)) / HOUR_MS);
  expect([ages[0], ages.at(-1)]).toEqual([1, 14 * 24]);
  expect(idsOf((await fileOf(guest, 'trending')).posts)).toEqual(idsOf(await wholeFeed(guest, 'sort=trending')));
  expect((await guest.get('/Data/communityPost.json?sort=best')).status).toBe(400);
});

// @proves GAP-051
it('after random likes and comments the order has changed and still matches `why`', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const people = await Promise.all(Array.from({ length: 6 }, () => town.resident('member')));
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    town.clock.now = new Date(town.clock.now.getTime() + 6 * HOUR_MS);
    ids.push((await posted(people[index % 6]!, { text: `Post ${index}` })).id);
  }
  for (let index = 0; index < 150; index += 1) {
    const id = ids[((index * 7) % 12) % 5]!;
    const person = people[(index * 5) % 6]!;
    if (index % 4 === 3) await comment(person, id);
    else await like(person, id, index % 3 === 0 ? 'DELETE' : 'PUT');
  }
  const trending = await wholeFeed(people[0]!, 'sort=trending&limit=5');
  expect(idsOf(trending)).toEqual(idsOf(recomputed(trending)));
  expect(idsOf(trending)).not.toEqual(ids.toReversed());
});

// @proves GAP-051 GAP-089
it('pages list a thousand posts of one millisecond once each, in both orders, while others write', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  await fill(town, 1000, () => 0);
  for (const sort of ['latest', 'trending']) {
    const all = idsOf(await wholeFeed(ada, `sort=${sort}`));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => id.startsWith('post-'))).toEqual(
      all
        .filter((id) => id.startsWith('post-'))
        .toSorted()
        .toReversed(),
    );
    const { next } = await feedOf(ada, `sort=${sort}`);
    for (let index = 0; index < 5; index += 1) await posted(ada);
    expect(idsOf(await wholeFeed(ada, `sort=${sort}`, '/api/posts', next!))).toEqual(all.slice(20));
  }
  expect(await wholeFeed(ada)).toHaveLength(1010);
});

// @proves GAP-082
it('posts for members never reach guests, in any order, page, file or address', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const guest = town.visitor();
  await fill(town, 200);
  const secret = await posted(ada, { text: 'For members alone', visibility: 'members' });
  const isForGuests = ({ visibility }: FeedPost) => visibility === 'public';
  for (const sort of ['latest', 'trending']) {
    const members = await wholeFeed(ada, `sort=${sort}`);
    const guests = await wholeFeed(guest, `sort=${sort}`);
    expect(members).toHaveLength(201);
    expect(idsOf(guests)).toEqual(idsOf(members.filter(isForGuests)));
    const file = async (visitor: Visitor): Promise<CommunityFeed> => fileOf(visitor, sort);
    expect(idsOf((await file(ada)).posts)).toContain(secret.id);
    expect(JSON.stringify(await file(guest))).not.toContain('For members');
    expect(idsOf((await file(guest)).posts).every((id) => guests.some((post) => post.id === id))).toBe(true);
    const { next } = await feedOf(ada, `sort=${sort}`);
    expect((await guest.get(`/api/posts?sort=${sort}&cursor=${next}`)).status).toBe(400);
    expect((await ada.get(`/api/posts?sort=${sort === 'latest' ? 'trending' : 'latest'}&cursor=${next}`)).status).toBe(
      400,
    );
  }
  expect((await wholeFeed(guest, 'author=author-0')).every(isForGuests)).toBe(true);
  expect(await wholeFeed(guest, `author=${secret.author.id}`)).toEqual([]);
  expect((await guest.get(`/api/posts/${secret.id}`)).status).toBe(404);
  expect((await ada.get(`/api/posts/${secret.id}`)).status).toBe(200);
  expect(town.api.scans).toEqual([]);
});

/**
 * Creates requests for the first two pages of each list, as a member and as a guest. Their lengths differ, so that no
 * response is cached.
 */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  await fill(town, count);
  const questions = [];
  for (const visitor of [await town.resident('member'), town.visitor()]) {
    for (const query of ['sort=latest', 'sort=trending', 'author=author-3']) {
      const { next } = await feedOf(visitor, query);
      for (const page of [query, `${query}&cursor=${next}`]) {
        let length = 10;
        questions.push({ api: town.api, ask: () => visitor.get(`/api/posts?${page}&limit=${(length += 1)}`) });
      }
    }
  }
  return questions;
}

// @proves GAP-089
it(`the first page and the next one read as much with ${MANY} posts as with ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`posts, ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
}, 600_000);

// @proves GAP-089
it('the feed of guests is read once until a post or a like changes it, and never reaches a member', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const guest = town.visitor();
  const first = await posted(ada);
  await feedOf(guest);
  const before = town.api.documentsRead();
  expect((await feedOf(guest)).posts).toMatchObject([{ likes: 0, isLiked: false }]);
  expect(town.api.documentsRead()).toBe(before);
  await like(bola, first.id);
  expect((await feedOf(guest)).posts).toMatchObject([{ likes: 1, isLiked: false }]);
  expect((await feedOf(bola)).posts).toMatchObject([{ likes: 1, isLiked: true }]);
  await posted(ada, { text: 'A second one' });
  expect((await feedOf(guest)).posts).toHaveLength(2);
});
