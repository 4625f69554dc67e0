import { categoryKeyOf, shownCategory } from '@verse/api-contract/blog-category';
import { BLOG_STATUSES, type BlogStatus, MOST_CATEGORIES } from '@verse/api-contract/blogs';
import { foldText } from '@verse/api-contract/fold-text';
import { MOST_COUNTED, type Total, toTotal } from '../../platform/http';
import { decodePosition } from '../../platform/search';
import { type CollectionPort, type DbPort, type Filter, insertIfAbsent, readInPages, type Sort } from '../../store';
import { type BlogDocument, toDocument, toPost } from './blog-document';
import { type BlogPost, isPublished, type PostChange, type PublishedPost } from './blog-post';

export { isPublished } from './blog-post';
export type {
  BlogPost,
  DescribedPicture,
  PostChange,
  PostWords,
  PublishedPost,
  Revision,
  StoredSuggestion,
} from './blog-post';

export interface ManagedListing {
  authorId?: string | undefined;
  status?: BlogStatus | undefined;
  /** Text contained in the title. */
  q?: string | undefined;
  skip: number;
  limit: number;
}

export interface BlogRepository {
  /** Returns published posts, newest first. If `before` is given, only posts after this cursor. */
  listPublished(listing: {
    category?: string | undefined;
    before?: string | undefined;
    skip: number;
    limit: number;
  }): Promise<PublishedPost[]>;
  findOldest(): Promise<BlogPost | undefined>;
  /** Reads up to `most` index entries, so callers should cache the result. */
  countPublished(category: string | undefined, most?: number): Promise<number>;
  /** Returns the categories of public posts, each spelled as in its newest post. At most 100, sorted alphabetically. */
  categories(): Promise<string[]>;
  /** Computes the title keys that earlier releases did not store. */
  renewTitleKeys(): Promise<void>;
  /**
   * Recomputes category keys that earlier releases computed differently. Calls `before` with the affected public posts
   * before storing the keys.
   */
  renewCategoryKeys(before: (posts: PublishedPost[]) => Promise<void>): Promise<void>;
  /** Returns the tags of each of the newest public posts. */
  newestTags(limit: number): Promise<string[][]>;
  /** Returns the public posts among the given ids, in the order of the ids. */
  publishedAmong(ids: readonly string[]): Promise<PublishedPost[]>;
  /** Returns posts, most recently changed first. */
  listManaged(listing: ManagedListing): Promise<{ posts: BlogPost[]; total: Total }>;
  /** Returns posts and revisions that are waiting for an editor, longest waiting first. */
  listWaiting(listing: { skip: number; limit: number }): Promise<{ posts: BlogPost[]; total: Total }>;
  /** Stops counting at `most`. */
  countWaiting(most: number): Promise<number>;
  /** Returns the ids of public posts after `after`, sorted by id. Reads only an index. */
  publishedIds(part: { after: string; limit: number }): Promise<string[]>;
  /** Reads public posts page by page. */
  publishedAfter(part: { after: string; limit: number }): AsyncIterable<BlogPost>;
  /** Reads all of an author's posts, in any state, page by page. */
  listOfAuthor(authorId: string): AsyncIterable<BlogPost>;
  /** Counts an author's posts, excluding deleted ones. */
  countOf(authorId: string): Promise<number>;
  find(id: string): Promise<BlogPost | undefined>;
  findByPublicationKey(key: string): Promise<BlogPost | undefined>;
  /** Creates a post in a single write. Returns false if its publication key or id already exists. */
  insert(post: BlogPost): Promise<boolean>;
  /** Changes a post if it still has this version; otherwise returns undefined. */
  change(id: string, version: number, change: PostChange, now: Date): Promise<BlogPost | undefined>;
  /** Returns posts deleted at or before this time. */
  deletedUntil(moment: Date): Promise<BlogPost[]>;
  /** Removes a deleted post permanently if it still has this version. */
  remove(id: string, version: number): Promise<boolean>;
  /** Returns scheduled posts that are due. */
  listDue(now: Date): Promise<BlogPost[]>;
}

export const BLOGS = 'blogs';
const MOST_DUE = 100;
/** Maximum count for the public list. It can be high because the count is cached. */
export const MOST_TOLD = 10_000;

async function declareIndexes(blogs: CollectionPort<BlogDocument>): Promise<void> {
  await blogs.createIndex({ status: 1, publishedAt: -1, _id: -1 });
  await blogs.createIndex({ status: 1, categoryKey: 1, publishedAt: -1, _id: -1 });
  await blogs.createIndex({ authorId: 1, updatedAt: -1, _id: -1 });
  await blogs.createIndex({ status: 1, _id: 1 });
  await blogs.createIndex({ authorId: 1, _id: 1 });
  await blogs.createIndex({ authorId: 1, status: 1, updatedAt: -1, _id: -1 });
  await blogs.createIndex({ status: 1, updatedAt: -1, _id: -1 });
  await blogs.createIndex({ updatedAt: -1, _id: -1 });
  await blogs.createIndex({ status: 1, scheduledFor: 1 });
  await blogs.createIndex({ waitsSince: 1, _id: 1 });
  await blogs.createIndex({ publicationKey: 1 }, { unique: true, sparse: true });
  // Backfills `waitsSince` for posts submitted under an earlier release.
  await blogs.updateMany({ status: 'review', waitsSince: { $exists: false } }, { $set: { waitsSince: new Date(1) } });
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function managed({ authorId, status, q }: ManagedListing): Filter {
  return {
    ...(authorId === undefined ? {} : { authorId }),
    ...(status === undefined ? {} : { status }),
    ...(q === undefined ? {} : titled(q)),
  };
}

const titled = (q: string): Filter => ({
  $or: [
    { titleKey: { $regex: literally(foldText(q)) } },
    { titleKey: { $exists: false }, title: { $regex: literally(q), $options: 'i' } },
  ],
});

function published(category: string | undefined): Filter {
  return { status: 'published', ...(category === undefined ? {} : { categoryKey: categoryKeyOf(category) }) };
}

/** Reads one index entry per category, however many posts it has. */
async function spellings(
  blogs: CollectionPort<BlogDocument>,
  status: BlogStatus,
  most = Infinity,
): Promise<Pick<BlogDocument, 'category' | 'categoryKey'>[]> {
  const found: Pick<BlogDocument, 'category' | 'categoryKey'>[] = [];
  for (let last = ''; found.length < most; last = found.at(-1)!.categoryKey) {
    const next = await blogs.findOne(
      { status, categoryKey: { $gt: last } },
      { sort: { categoryKey: 1, publishedAt: -1, _id: -1 } },
    );
    if (!next) break;
    found.push({ category: shownCategory(next.category), categoryKey: next.categoryKey });
  }
  return found;
}

async function renewKey(
  blogs: CollectionPort<BlogDocument>,
  of: Pick<BlogDocument, 'status' | 'categoryKey'>,
  before: (posts: PublishedPost[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const documents = await blogs
      .find({ ...of })
      .limit(MOST_DUE)
      .toArray();
    if (documents.length === 0) return;
    const posts = documents.map(toPost).filter(isPublished);
    if (posts.length > 0) await before(posts);
    await blogs.updateMany(
      { _id: { $in: documents.map(({ _id }) => _id) }, ...of },
      { $set: { categoryKey: categoryKeyOf(of.categoryKey) } },
    );
  }
}

const WAITING: Filter = { waitsSince: { $gt: new Date(0) } };

/** The first condition uses an index. The second one excludes posts published at the same time but listed earlier. */
function afterOldest(place: string | undefined): Filter {
  if (place === undefined) return {};
  const { at: publishedAt, id } = decodePosition(place);
  return {
    $and: [
      { publishedAt: { $lte: publishedAt } },
      { $or: [{ publishedAt: { $lt: publishedAt } }, { _id: { $lt: id } }] },
    ],
  };
}

export async function createBlogRepository(db: DbPort): Promise<BlogRepository> {
  const blogs = db.collection<BlogDocument>(BLOGS);
  await declareIndexes(blogs);
  const one = (document: BlogDocument | null) => (document ? toPost(document) : undefined);

  async function findPage(
    filter: Filter,
    sort: Sort,
    { q, skip, limit }: Pick<ManagedListing, 'q' | 'skip' | 'limit'>,
  ) {
    // No index covers substrings of a title. Staff, and authors for their own posts, scan the list in order.
    const options = q === undefined ? {} : { comment: 'part of a title' };
    const [documents, counted] = await Promise.all([
      blogs
        .find(filter, options)
        .sort(sort)
        .skip(skip)
        .limit(limit + 1)
        .toArray(),
      blogs.countDocuments(filter, { ...options, limit: MOST_COUNTED }),
    ]);
    const total = toTotal(MOST_COUNTED, Math.max(counted, documents.length > 0 ? skip + documents.length : 0));
    return { posts: documents.slice(0, limit).map(toPost), total };
  }

  return {
    async listPublished({ category, before, skip, limit }) {
      const documents = await blogs
        .find({ ...published(category), ...afterOldest(before) })
        .sort({ publishedAt: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .toArray();
      return documents.map(toPost).filter(isPublished);
    },
    async newestTags(limit) {
      const found = blogs.find({ status: 'published' }).sort({ publishedAt: -1, _id: -1 }).limit(limit);
      return (await found.project({ tags: 1 }).toArray()).map(({ tags = [] }) => tags);
    },
    categories: async () => (await spellings(blogs, 'published', MOST_CATEGORIES)).map(({ category }) => category),
    async renewTitleKeys() {
      for await (const { _id, title } of readInPages(blogs, {}))
        await blogs.updateOne({ _id, title }, { $set: { titleKey: foldText(title) } });
    },
    async renewCategoryKeys(before) {
      for (const status of BLOG_STATUSES) {
        for (const { categoryKey } of await spellings(blogs, status)) {
          if (categoryKeyOf(categoryKey) !== categoryKey) await renewKey(blogs, { status, categoryKey }, before);
        }
      }
    },
    findOldest: async () => one(await blogs.findOne({ status: 'published' }, { sort: { publishedAt: 1, _id: 1 } })),
    countPublished: (category, most) =>
      blogs.countDocuments(published(category), most === undefined ? {} : { limit: most }),
    countOf: (authorId) =>
      blogs.countDocuments({ authorId, status: { $in: BLOG_STATUSES.filter((status) => status !== 'deleted') } }),
    async publishedAmong(ids) {
      if (ids.length === 0) return [];
      const found = await blogs.find({ _id: { $in: ids } }).toArray();
      const byId = new Map(found.map((document) => [document._id, toPost(document)]));
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isPublished);
    },
    listManaged: (listing) => findPage(managed(listing), { updatedAt: -1, _id: -1 }, listing),
    countWaiting: (most) => blogs.countDocuments(WAITING, { limit: most }),
    listWaiting: (listing) => findPage(WAITING, { waitsSince: 1, _id: 1 }, listing),
    async publishedIds({ after, limit }) {
      const found = await blogs
        .find({ status: 'published', _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .project({ _id: 1 })
        .toArray();
      return found.map(({ _id = '' }) => _id);
    },
    async *publishedAfter(part) {
      for await (const document of readInPages(blogs, { status: 'published' }, part)) yield toPost(document);
    },
    async *listOfAuthor(authorId) {
      for await (const document of readInPages(blogs, { authorId })) yield toPost(document);
    },
    find: async (id) => one(await blogs.findOne({ _id: id })),
    findByPublicationKey: async (key) => one(await blogs.findOne({ publicationKey: key })),
    async insert(post) {
      return insertIfAbsent(blogs, toDocument(post));
    },
    async change(id, version, change, now) {
      const categoryKey = change.category === undefined ? {} : { categoryKey: categoryKeyOf(change.category) };
      const titleKey = change.title === undefined ? {} : { titleKey: foldText(change.title) };
      const update = { $set: { ...change, ...categoryKey, ...titleKey, updatedAt: now }, $inc: { version: 1 } };
      return one(await blogs.findOneAndUpdate({ _id: id, version }, update, { returnDocument: 'after' }));
    },
    async deletedUntil(moment) {
      const documents = await blogs
        .find({ status: 'deleted', updatedAt: { $lte: moment } })
        .sort({ updatedAt: 1, _id: 1 })
        .limit(MOST_DUE)
        .toArray();
      return documents.map(toPost);
    },
    remove: async (id, version) => (await blogs.deleteOne({ _id: id, status: 'deleted', version })).deletedCount === 1,
    async listDue(now) {
      const documents = await blogs
        .find({ status: 'scheduled', scheduledFor: { $lte: now } })
        .sort({ scheduledFor: 1 })
        .limit(MOST_DUE)
        .toArray();
      return documents.map(toPost);
    },
  };
}
