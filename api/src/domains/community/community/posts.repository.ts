import { trendAt } from '@verse/api-contract/community/community-posts.values';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  type Filter,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
} from '../../../store';
import type { Post } from './post';

export const POSTS = 'feed_posts';
const MOST = 100;

type PostDocument = Omit<Post, 'id'> & { _id: string };
export type Counted = 'likes' | 'comments' | 'commenters';

/** Field by which a list is sorted, newest first. */
export type FeedKey = 'createdAt' | 'trendAt';

export interface PostListing {
  key: FeedKey;
  /** Restricts the list to public posts. */
  forGuests: boolean;
  authorId?: string | undefined;
  cursor: KeysetCursor | undefined;
  limit: number;
}

type Edition = Partial<Pick<Post, 'text' | 'alt' | 'madeHow' | 'visibility' | 'picture'>>;
type StateChange = Partial<Pick<Post, 'state' | 'deletedAt' | 'removal'>>;

export type PostRepository = Awaited<ReturnType<typeof createPostRepository>>;

const toPost = ({ _id, ...post }: PostDocument): Post => ({ id: _id, ...post });

async function declareIndexes(posts: CollectionPort<PostDocument>): Promise<void> {
  for (const key of ['createdAt', 'trendAt'] as const) {
    await posts.createIndex({ state: 1, [key]: -1, _id: -1 });
    await posts.createIndex({ state: 1, visibility: 1, [key]: -1, _id: -1 });
  }
  await posts.createIndex({ authorId: 1, state: 1, createdAt: -1, _id: -1 });
  await posts.createIndex({ authorId: 1, state: 1, visibility: 1, createdAt: -1, _id: -1 });
  await posts.createIndex({ authorId: 1, _id: 1 });
  await posts.createIndex({ state: 1, deletedAt: 1 });
}

/** Every concurrent change updates the trend position, so the last update uses the final counters. */
function createCounters(posts: CollectionPort<PostDocument>) {
  async function follow(_id: string): Promise<void> {
    const post = await posts.findOne({ _id });
    if (!post) return;
    const { createdAt, likes, commenters } = post;
    await posts.updateOne({ _id, likes, commenters }, { $set: { trendAt: trendAt(createdAt, { likes, commenters }) } });
  }
  return {
    /** Changes a counter and updates the position in Trending. */
    async add(_id: string, what: Counted, by: 1 | -1) {
      await posts.updateOne({ _id }, { $inc: { [what]: by, acts: 1 } });
      if (what !== 'comments') await follow(_id);
    },
    /** Sets a counter if no counter has changed since revision `acts`. */
    async setIfUnchanged(_id: string, what: Counted, acts: number, count: number) {
      const post = await posts.findOne({ _id });
      if (post?.acts !== acts) return false;
      const moment = trendAt(post.createdAt, { ...post, [what]: count });
      const change = { $set: { [what]: count, trendAt: moment }, $inc: { acts: 1 } };
      return (await posts.updateOne({ _id, acts }, change)).modifiedCount === 1;
    },
  };
}

export async function createPostRepository(db: DbPort) {
  const posts = db.collection<PostDocument>(POSTS);
  await declareIndexes(posts);
  return {
    ...createCounters(posts),
    async list({ key, forGuests, authorId, cursor, limit }: PostListing): Promise<Post[]> {
      const ofAuthor = authorId === undefined ? {} : { authorId };
      const found = await posts
        .find({
          ...ofAuthor,
          state: 'shown',
          ...(forGuests ? { visibility: 'public' } : {}),
          ...afterCursor(key, cursor, 'newest-first'),
        })
        .sort({ [key]: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(toPost);
    },
    async find(id: string): Promise<Post | undefined> {
      const found = await posts.findOne({ _id: id });
      return found ? toPost(found) : undefined;
    },
    async among(ids: readonly string[]): Promise<Map<string, Post>> {
      if (ids.length === 0) return new Map();
      const found = await posts.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map((one) => [one._id, toPost(one)]));
    },
    /** Lists the newest posts created since the given time. */
    async since(moment: Date, limit: number): Promise<Post[]> {
      const found = posts.find({ state: 'shown', createdAt: { $gt: moment } }).sort({ createdAt: -1, _id: -1 });
      return (await found.limit(limit).toArray()).map(toPost);
    },
    /** Returns which of the given members have a public post. */
    async writersAmong(memberIds: readonly string[]): Promise<Set<string>> {
      const found = await Promise.all(
        memberIds.map((authorId) => posts.findOne({ authorId, state: 'shown', visibility: 'public' })),
      );
      return new Set(found.flatMap((post) => post?.authorId ?? []));
    },
    /** Counts an author's posts, excluding deleted ones. */
    countOf: (authorId: string): Promise<number> =>
      posts.countDocuments({ authorId, state: { $in: ['shown', 'removed'] } }),
    /** Returns false if the id is taken. */
    insert: ({ id, ...post }: Post): Promise<boolean> => insertIfAbsent(posts, { _id: id, ...post }),
    /** Changes the author's post if it is visible and still at the given version. */
    async change(id: string, authorId: string, version: number, edition: Edition, editedAt: Date): Promise<boolean> {
      const update = { $set: { ...edition, editedAt }, $inc: { version: 1 } };
      return (await posts.updateOne({ _id: id, authorId, version, state: 'shown' }, update)).modifiedCount === 1;
    },
    /** Changes the state if the post still matches `from`. */
    changeState: async (id: string, from: Filter, change: StateChange): Promise<boolean> =>
      (await posts.updateOne({ ...from, _id: id }, { $set: change, $inc: { version: 1 } })).modifiedCount === 1,
    async *listOfAuthor(authorId: string): AsyncIterable<Post> {
      for await (const one of readInPages(posts, { authorId })) yield toPost(one);
    },
    async *all(): AsyncIterable<Post> {
      for await (const one of readInPages(posts, {})) yield toPost(one);
    },
    async deletedUntil(moment: Date): Promise<Post[]> {
      const found = await posts
        .find({ state: 'deleted', deletedAt: { $lte: moment } })
        .sort({ deletedAt: 1 })
        .limit(MOST)
        .toArray();
      return found.map(toPost);
    },
    remove: async (id: string): Promise<void> => void (await posts.deleteOne({ _id: id })),
    /** Counts the likes on an author's visible posts. */
    async countLikes(authorId: string): Promise<number> {
      const found = await posts.find({ authorId, state: 'shown' }).project({ likes: 1 }).toArray();
      return found.reduce((sum, { likes = 0 }) => sum + likes, 0);
    },
    countPublic: (): Promise<number> => posts.countDocuments({ state: 'shown', visibility: 'public' }),
  };
}
