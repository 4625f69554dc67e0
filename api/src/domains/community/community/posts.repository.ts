import { trendAt } from '@verse/api-contract/community/community-posts.values';
import { createDocuments } from '../../../platform/documents';
import { afterCursor, type CollectionPort, type DbPort, type Filter, type KeysetCursor } from '../../../store';
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

const openPosts = (db: DbPort) =>
  createDocuments<PostDocument, Post>(db, {
    name: POSTS,
    indexes: [
      { state: 1, createdAt: -1, _id: -1 },
      { state: 1, visibility: 1, createdAt: -1, _id: -1 },
      { state: 1, trendAt: -1, _id: -1 },
      { state: 1, visibility: 1, trendAt: -1, _id: -1 },
      { authorId: 1, state: 1, createdAt: -1, _id: -1 },
      { authorId: 1, state: 1, visibility: 1, createdAt: -1, _id: -1 },
      { authorId: 1, _id: 1 },
      { state: 1, deletedAt: 1 },
    ],
    toDomain: ({ _id, ...post }) => ({ id: _id, ...post }),
  });

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
  const documents = await openPosts(db);
  const posts = documents.collection;
  return {
    ...createCounters(posts),
    list({ key, forGuests, authorId, cursor, limit }: PostListing): Promise<Post[]> {
      const ofAuthor = authorId === undefined ? {} : { authorId };
      return documents.list(
        {
          ...ofAuthor,
          state: 'shown',
          ...(forGuests ? { visibility: 'public' } : {}),
          ...afterCursor(key, cursor, 'newest-first'),
        },
        { sort: { [key]: -1, _id: -1 }, limit },
      );
    },
    /** Lists the visible posts of several authors, newest first. */
    listOfAuthors: (authorIds: readonly string[], cursor: KeysetCursor | undefined, limit: number): Promise<Post[]> =>
      documents.list(
        { authorId: { $in: authorIds }, state: 'shown', ...afterCursor('createdAt', cursor, 'newest-first') },
        { sort: { createdAt: -1, _id: -1 }, limit },
      ),
    find: (id: string) => documents.find(id),
    among: documents.findAll,
    /** Lists the newest posts created since the given time. */
    since: (moment: Date, limit: number): Promise<Post[]> =>
      documents.list({ state: 'shown', createdAt: { $gt: moment } }, { sort: { createdAt: -1, _id: -1 }, limit }),
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
    /** Counts an author's visible posts since the given time. */
    countSince: (authorId: string, since: Date): Promise<number> =>
      posts.countDocuments({ authorId, state: 'shown', createdAt: { $gte: since } }),
    /** Returns false if the id is taken. */
    insert: ({ id, ...post }: Post): Promise<boolean> => documents.insert({ _id: id, ...post }),
    /** Changes the author's post if it is visible and still at the given version. */
    async change(id: string, authorId: string, version: number, edition: Edition, editedAt: Date): Promise<boolean> {
      const update = { $set: { ...edition, editedAt }, $inc: { version: 1 } };
      return (await posts.updateOne({ _id: id, authorId, version, state: 'shown' }, update)).modifiedCount === 1;
    },
    /** Changes the state if the post still matches `from`. Keeps the version, because the words stay as they are. */
    changeState: async (id: string, from: Filter, change: StateChange): Promise<boolean> =>
      (await posts.updateOne({ ...from, _id: id }, { $set: change })).modifiedCount === 1,
    listOfAuthor: (authorId: string): AsyncIterable<Post> => documents.each({ authorId }),
    all: (): AsyncIterable<Post> => documents.each({}),
    deletedUntil: (moment: Date): Promise<Post[]> =>
      documents.list({ state: 'deleted', deletedAt: { $lte: moment } }, { sort: { deletedAt: 1 }, limit: MOST }),
    remove: (id: string): Promise<boolean> => documents.remove(id),
    /** Counts the likes on an author's visible posts. */
    async countLikes(authorId: string): Promise<number> {
      const found = await posts.find({ authorId, state: 'shown' }).project({ likes: 1 }).toArray();
      return found.reduce((sum, { likes = 0 }) => sum + likes, 0);
    },
    countPublic: (): Promise<number> => posts.countDocuments({ state: 'shown', visibility: 'public' }),
  };
}
