import { trendAt } from '@verse/api-contract/community-posts';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  type Filter,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
} from '../../store';
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

export interface PostRepository {
  list(listing: PostListing): Promise<Post[]>;
  find(id: string): Promise<Post | undefined>;
  among(ids: readonly string[]): Promise<Map<string, Post>>;
  /** Returns false if the id is taken. */
  insert(post: Post): Promise<boolean>;
  /** Changes the author's post if it is visible and still has this version. */
  change(id: string, authorId: string, version: number, edition: Edition, at: Date): Promise<boolean>;
  /** Changes the state if the post still matches `from`. */
  changeState(id: string, from: Filter, change: StateChange): Promise<boolean>;
  /** Changes a counter and updates the position in Trending. */
  add(id: string, what: Counted, by: 1 | -1): Promise<void>;
  /** Sets a counter if no counter has changed since revision `acts`. */
  setIfUnchanged(id: string, what: Counted, acts: number, count: number): Promise<boolean>;
  /** Lists the newest posts since this time. */
  since(moment: Date, limit: number): Promise<Post[]>;
  /** Returns which of the given members have a public post. */
  writersAmong(memberIds: readonly string[]): Promise<Set<string>>;
  listOfAuthor(authorId: string): AsyncIterable<Post>;
  all(): AsyncIterable<Post>;
  /** Counts an author's posts, excluding deleted ones. */
  countOf(authorId: string): Promise<number>;
  deletedUntil(moment: Date): Promise<Post[]>;
  remove(id: string): Promise<void>;
  countPublic(): Promise<number>;
  /** Counts the likes on an author's visible posts. */
  countLikes(authorId: string): Promise<number>;
}

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
    async add(_id: string, what: Counted, by: 1 | -1) {
      await posts.updateOne({ _id }, { $inc: { [what]: by, acts: 1 } });
      if (what !== 'comments') await follow(_id);
    },
    async setIfUnchanged(_id: string, what: Counted, acts: number, count: number) {
      const post = await posts.findOne({ _id });
      if (post?.acts !== acts) return false;
      const moment = trendAt(post.createdAt, { ...post, [what]: count });
      const change = { $set: { [what]: count, trendAt: moment }, $inc: { acts: 1 } };
      return (await posts.updateOne({ _id, acts }, change)).modifiedCount === 1;
    },
  };
}

export async function createPostRepository(db: DbPort): Promise<PostRepository> {
  const posts = db.collection<PostDocument>(POSTS);
  await declareIndexes(posts);
  return {
    ...createCounters(posts),
    async list({ key, forGuests, authorId, cursor, limit }) {
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
    async find(id) {
      const found = await posts.findOne({ _id: id });
      return found ? toPost(found) : undefined;
    },
    async among(ids) {
      if (ids.length === 0) return new Map();
      const found = await posts.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map((one) => [one._id, toPost(one)]));
    },
    async since(moment, limit) {
      const found = posts.find({ state: 'shown', createdAt: { $gt: moment } }).sort({ createdAt: -1, _id: -1 });
      return (await found.limit(limit).toArray()).map(toPost);
    },
    async writersAmong(memberIds) {
      const found = await Promise.all(
        memberIds.map((authorId) => posts.findOne({ authorId, state: 'shown', visibility: 'public' })),
      );
      return new Set(found.flatMap((post) => post?.authorId ?? []));
    },
    countOf: (authorId) => posts.countDocuments({ authorId, state: { $in: ['shown', 'removed'] } }),
    insert: ({ id, ...post }) => insertIfAbsent(posts, { _id: id, ...post }),
    async change(id, authorId, version, edition, editedAt) {
      const update = { $set: { ...edition, editedAt }, $inc: { version: 1 } };
      return (await posts.updateOne({ _id: id, authorId, version, state: 'shown' }, update)).modifiedCount === 1;
    },
    changeState: async (id, from, change) =>
      (await posts.updateOne({ ...from, _id: id }, { $set: change, $inc: { version: 1 } })).modifiedCount === 1,
    async *listOfAuthor(authorId) {
      for await (const one of readInPages(posts, { authorId })) yield toPost(one);
    },
    async *all() {
      for await (const one of readInPages(posts, {})) yield toPost(one);
    },
    async deletedUntil(moment) {
      const found = await posts
        .find({ state: 'deleted', deletedAt: { $lte: moment } })
        .sort({ deletedAt: 1 })
        .limit(MOST)
        .toArray();
      return found.map(toPost);
    },
    remove: async (id) => void (await posts.deleteOne({ _id: id })),
    async countLikes(authorId) {
      const found = await posts.find({ authorId, state: 'shown' }).project({ likes: 1 }).toArray();
      return found.reduce((sum, { likes = 0 }) => sum + likes, 0);
    },
    countPublic: () => posts.countDocuments({ state: 'shown', visibility: 'public' }),
  };
}
