import { DAY_MS } from '@verse/api-contract/time';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { feedOf, posted, wholeFeed } from '../../../../test/feed';
import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(600_000);
afterEach(stopApis);

const SORT = 'sort=following';
const textsOf = async (visitor: Visitor) => (await wholeFeed(visitor, SORT)).map(({ text }) => text);
const handleOf = async (visitor: Visitor) => (await ownProfile(visitor)).handle;

async function writing(town: Town, visitor: Visitor, text: string, more = {}): Promise<void> {
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  await posted(visitor, { text, ...more });
}

// @proves FOL-01
it('Following lists the posts of followed people and with followed tags, newest first, a page at a time', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const [reader, ada, bola, cleo] = await Promise.all([1, 2, 3, 4].map(() => town.resident('member')));
  expect(await textsOf(reader!)).toEqual([]);
  expect(await textsOf(town.visitor())).toEqual([]);
  await reader!.send('PUT', `/api/members/${await handleOf(ada!)}/follow`);
  await reader!.send('PUT', '/api/tags/lettering/follow');
  const since = town.clock.now.toISOString();
  await writing(town, ada!, 'A sign', { visibility: 'members' });
  await writing(town, bola!, 'A #lettering sheet');
  await writing(town, cleo!, 'Neither');
  await writing(town, reader!, 'My own #lettering');
  await writing(town, ada!, 'Both #Lettering');
  expect(await textsOf(reader!)).toEqual(['Both #Lettering', 'A #lettering sheet', 'A sign']);
  const pages = await wholeFeed(reader!, `${SORT}&limit=1`);
  expect(pages.map(({ text }) => text)).toEqual(['Both #Lettering', 'A #lettering sheet', 'A sign']);
  expect(pages.map(({ followedTag }) => followedTag)).toEqual(['lettering', 'lettering', undefined]);
  const { next } = await feedOf(reader!, `${SORT}&limit=1`);
  expect((await reader!.get(`/api/posts?sort=latest&cursor=${next}`)).status).toBe(400);
  const news = await reader!.get(`/api/posts/new?since=${since}&${SORT}`);
  expect(await news.json()).toEqual({ count: 3 });
  expect(town.api.scans).toEqual([]);
});

// @proves FOL-01
it('Following leaves out who or what is muted, and who is unfollowed, blocked or suspended', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const [reader, ada, bola, cleo] = await Promise.all([1, 2, 3, 4].map(() => town.resident('member')));
  for (const [index, one] of [ada!, bola!, cleo!].entries()) {
    await reader!.send('PUT', `/api/members/${await handleOf(one)}/follow`);
    await writing(town, one, `Post ${index}${index === 2 ? ' #glue' : ''}`);
  }
  expect(await textsOf(reader!)).toEqual(['Post 2 #glue', 'Post 1', 'Post 0']);
  await reader!.send('PUT', '/api/tags/glue/mute', { days: null });
  expect(await textsOf(reader!)).toEqual(['Post 1', 'Post 0']);
  await reader!.send('PUT', `/api/members/${await handleOf(ada!)}/mute`);
  expect(await textsOf(reader!)).toEqual(['Post 1']);
  await bola!.send('PUT', `/api/members/${await handleOf(reader!)}/block`);
  expect(await textsOf(reader!)).toEqual([]);
  await reader!.send('DELETE', '/api/tags/glue/mute');
  expect(await textsOf(reader!)).toEqual(['Post 2 #glue']);
  const admin = await town.resident('admin');
  await admin.patch(`/api/accounts/${await idOf(cleo!)}`, { isSuspended: true });
  expect(await textsOf(reader!)).toEqual([]);
});

const MANY = Number(process.env.FEED_POSTS ?? 10_000);
const FEW = 1000;
const FOLLOWED = 400;

const authorIdOf = (index: number) => `author-${index}`;

async function pageQuestions(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const reader = await town.resident('member');
  const readerId = await idOf(reader);
  const at = town.clock.now;
  const { db } = town.api.store;
  const authors = Array.from({ length: FOLLOWED }, (_, index) => ({
    _id: authorIdOf(index),
    sampleName: authorIdOf(index),
    handle: authorIdOf(index),
    picture: null,
    skills: [],
    badges: [],
    shownTo: { skills: 'everybody', badges: 'everybody' },
    visibility: 'everybody',
  }));
  await db.collection('profiles').insertMany(authors);
  const follows = authors.map(({ _id: objectId }) => ({
    _id: `${objectId} ${readerId}`,
    objectId,
    memberId: readerId,
    state: 'on',
    at,
  }));
  await db.collection('follows').insertMany(follows);
  const documents = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(at.getTime() - 400 * DAY_MS + index * 1000);
    return {
      _id: `post-${String(index).padStart(6, '0')}`,
      authorId: authorIdOf(index % (2 * FOLLOWED)),
      text: `Post ${index}`,
      picture: null,
      alt: '',
      madeHow: 'unsaid',
      state: 'shown',
      visibility: 'public',
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
      trendAt: createdAt,
    };
  });
  for (let from = 0; from < count; from += 5000)
    await db.collection('feed_posts').insertMany(documents.slice(from, from + 5000));
  const { next, posts } = await feedOf(reader, SORT);
  expect(posts).toHaveLength(20);
  return [SORT, `${SORT}&cursor=${next}`].map((query) => ({
    api: town.api,
    ask: () => reader.get(`/api/posts?${query}`),
  }));
}

// @proves FOL-01 GAP-089
it(`a page of Following reads as much with ${MANY} posts as with ${FEW}`, async () => {
  const few = await pageQuestions(FEW);
  const many = await pageQuestions(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`following, ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
