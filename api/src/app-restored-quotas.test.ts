import { comment, commentOf, posted, toFailure } from '../test/feed';
import { startTown, type Town, type Visitor } from '../test/people';
import { stopApis } from '../test/start-api';
import { submit } from '../test/suggestion-desk';

jest.setTimeout(120_000);
afterEach(stopApis);

interface Kept {
  collection: string;
  most: number;
  /** Creates one, and returns its path. */
  create: (town: Town, member: Visitor) => Promise<string>;
}

/** Things with a quota that a member can delete and restore. Collections have their own test. */
const KINDS: Record<string, Kept> = {
  'A post': {
    collection: 'feed_posts',
    most: 5000,
    create: async (_town, member) => `/api/posts/${(await posted(member)).id}`,
  },
  'A comment': {
    collection: 'post_comments',
    most: 20_000,
    async create(town, member) {
      const { id } = await posted(await town.resident('member'));
      const written = await commentOf(comment(member, id));
      return `/api/posts/${id}/comments/${written.comment.id}`;
    },
  },
  'A blog post': {
    collection: 'blogs',
    most: 1000,
    create: async (town, member) => `/api/blogs/${(await submit(town, member))._id}`,
  },
};

/** Stores copies of the last document, until there are as many as the quota allows. The next request counts them. */
async function fillUp({ api }: Town, { collection, most }: Kept): Promise<void> {
  const documents = api.store.db.collection(collection);
  const [last] = await documents.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
  const copies = Array.from({ length: most }, (_, index) => ({
    ...last!,
    _id: `copy-${index}`,
    slug: `copy-${index}`,
  }));
  await documents.insertMany(copies);
  await api.store.db.collection('quotas').deleteMany({});
}

// @proves R35
it.each(Object.entries(KINDS))('%s is not restored beyond the quota of its author', async (_, kind) => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const member = await town.resident('member');
  const path = await kind.create(town, member);
  await kind.create(town, member);
  await fillUp(town, kind);
  const removed = await member.send('DELETE', path, undefined, { 'if-match': '"1"' });
  expect(removed.status).toBeLessThan(300);
  const [status, code] = await toFailure(member.post(`${path}/restore`));
  expect([status, code]).toEqual([409, 'limit']);
});
