import { foldText } from '@verse/api-contract/fold-text';
import { categoryKeyOf, shownCategory } from '@verse/api-contract/publishing/blog-category';
import { BLOG_STATUSES, type BlogStatus, MOST_CATEGORIES } from '@verse/api-contract/publishing/blogs.values';
import { createDocuments } from '../../../platform/documents';
import { MOST_COUNTED, toTotal } from '../../../platform/http';
import { ERASED } from '../../../platform/people';
import { decodePosition } from '../../../platform/search';
import { type CollectionPort, type DbPort, type Filter, literalFilter, readInPages, type Sort } from '../../../store';
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

interface PublishedListing {
  category?: string | undefined;
  before?: string | undefined;
  skip: number;
  limit: number;
}

interface ManagedListing {
  authorId?: string | undefined;
  status?: BlogStatus | undefined;
  /** Text that the title must contain. */
  q?: string | undefined;
  skip: number;
  limit: number;
}

export type BlogRepository = Awaited<ReturnType<typeof createBlogRepository>>;

export const BLOGS = 'blogs';
const MOST_DUE = 100;
/** Fields with the id of a person who worked on a post, often another one than its author. */
const ACTOR_PATHS = ['edited.by', 'withdrawnBy', 'deletedBy', 'scheduledBy', 'suggestion.by'] as const;
/** Maximum count for the public list. It can be high because the count is cached. */
export const MOST_TOLD = 10_000;

const INDEXES = [
  { status: 1, publishedAt: -1, _id: -1 },
  { status: 1, categoryKey: 1, publishedAt: -1, _id: -1 },
  { authorId: 1, updatedAt: -1, _id: -1 },
  { status: 1, _id: 1 },
  { authorId: 1, _id: 1 },
  { authorId: 1, status: 1, updatedAt: -1, _id: -1 },
  { status: 1, updatedAt: -1, _id: -1 },
  { updatedAt: -1, _id: -1 },
  { status: 1, scheduledFor: 1 },
  { waitsSince: 1, _id: 1 },
  ...ACTOR_PATHS.map((path) => [{ [path]: 1 }, { sparse: true }] as const),
  [{ publicationKey: 1 }, { unique: true, sparse: true }],
] as const;

async function openPosts(db: DbPort) {
  const posts = await createDocuments<BlogDocument, BlogPost>(db, { name: BLOGS, indexes: INDEXES, toDomain: toPost });
  // Backfills `waitsSince` for posts submitted under an earlier release.
  await posts.collection.updateMany(
    { status: 'review', waitsSince: { $exists: false } },
    { $set: { waitsSince: new Date(1) } },
  );
  return posts;
}

function managed({ authorId, status, q }: ManagedListing): Filter {
  return {
    ...(authorId === undefined ? {} : { authorId }),
    ...(status === undefined ? {} : { status }),
    ...(q === undefined ? {} : titled(q)),
  };
}

const titled = (q: string): Filter => ({
  $or: [
    { titleKey: literalFilter(foldText(q), { at: 'anywhere' }) },
    { titleKey: { $exists: false }, title: literalFilter(q, { at: 'anywhere', anyCase: true }) },
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

export async function createBlogRepository(db: DbPort) {
  const posts = await openPosts(db);
  const { collection: blogs } = posts;

  async function findPage(
    filter: Filter,
    sort: Sort,
    { q, skip, limit }: Pick<ManagedListing, 'q' | 'skip' | 'limit'>,
  ) {
    // No index covers substrings of a title, so this scans the staff's or the author's list in order.
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
    /** Returns published posts, newest first. If `before` is given, only posts after this cursor. */
    async listPublished({ category, before, skip, limit }: PublishedListing): Promise<PublishedPost[]> {
      const documents = await blogs
        .find({ ...published(category), ...afterOldest(before) })
        .sort({ publishedAt: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .toArray();
      return documents.map(toPost).filter(isPublished);
    },
    /** Returns the tags of each of the newest public posts. */
    async newestTags(limit: number): Promise<string[][]> {
      const found = blogs.find({ status: 'published' }).sort({ publishedAt: -1, _id: -1 }).limit(limit);
      return (await found.project({ tags: 1 }).toArray()).map(({ tags = [] }) => tags);
    },
    /** Returns at most 100 categories of public posts, sorted, each spelled as in its newest post. */
    categories: async () => (await spellings(blogs, 'published', MOST_CATEGORIES)).map(({ category }) => category),
    /** Computes the title keys that earlier releases did not store. */
    async renewTitleKeys() {
      for await (const { _id, title } of readInPages(blogs, {}))
        await blogs.updateOne({ _id, title }, { $set: { titleKey: foldText(title) } });
    },
    /**
     * Recomputes category keys that earlier releases computed differently. Calls `before` with the affected public
     * posts before storing the keys.
     */
    async renewCategoryKeys(before: (posts: PublishedPost[]) => Promise<void>) {
      for (const status of BLOG_STATUSES) {
        for (const { categoryKey } of await spellings(blogs, status)) {
          if (categoryKeyOf(categoryKey) !== categoryKey) await renewKey(blogs, { status, categoryKey }, before);
        }
      }
    },
    findOldest: async () =>
      (await posts.list({ status: 'published' }, { sort: { publishedAt: 1, _id: 1 }, limit: 1 })).at(0),
    /** Reads up to `most` index entries, so callers should cache the result. */
    countPublished: (category: string | undefined, most?: number) =>
      blogs.countDocuments(published(category), most === undefined ? {} : { limit: most }),
    /** Counts an author's posts, excluding deleted ones. */
    countOf: (authorId: string) =>
      blogs.countDocuments({ authorId, status: { $in: BLOG_STATUSES.filter((status) => status !== 'deleted') } }),
    /** Returns the public posts among the given ids, in the order of the ids. */
    async publishedAmong(ids: readonly string[]): Promise<PublishedPost[]> {
      const byId = await posts.findAll(ids);
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isPublished);
    },
    /** Returns the ids of the posts that exist, in any state. */
    storedAmong: async (ids: readonly string[]) => new Set((await posts.findAll(ids)).keys()),
    /** Returns posts, most recently changed first. */
    listManaged: (listing: ManagedListing) => findPage(managed(listing), { updatedAt: -1, _id: -1 }, listing),
    findOldestWaiting: async () =>
      (await blogs.find(WAITING).sort({ waitsSince: 1, _id: 1 }).limit(1).toArray())[0]?.waitsSince ?? undefined,
    /** Stops counting at `most`. */
    countWaiting: (most: number) => blogs.countDocuments(WAITING, { limit: most }),
    /** Returns posts and revisions that are waiting for an editor, longest waiting first. */
    listWaiting: (listing: { skip: number; limit: number }) => findPage(WAITING, { waitsSince: 1, _id: 1 }, listing),
    /** Returns the ids of public posts after `after`, sorted by id. Reads only an index. */
    async publishedIds({ after, limit }: { after: string; limit: number }): Promise<string[]> {
      const found = await blogs
        .find({ status: 'published', _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .project({ _id: 1 })
        .toArray();
      return found.map(({ _id = '' }) => _id);
    },
    /** Reads public posts page by page. */
    async *publishedAfter(part: { after: string; limit: number }): AsyncIterable<BlogPost> {
      for await (const document of readInPages(blogs, { status: 'published' }, part)) yield toPost(document);
    },
    /** Reads all of an author's posts, in any state, page by page. */
    listOfAuthor: (authorId: string) => posts.each({ authorId }),
    find: (id: string) => posts.find(id),
    findByPublicationKey: (key: string) => posts.find({ publicationKey: key }),
    /** Creates a post in a single write. Returns false if its publication key or id already exists. */
    insert: (post: BlogPost) => posts.insert(toDocument(post)),
    /** Changes a post if it is still at the given version; otherwise returns undefined. */
    async change(id: string, version: number, change: PostChange, now: Date) {
      const categoryKey = change.category === undefined ? {} : { categoryKey: categoryKeyOf(change.category) };
      const titleKey = change.title === undefined ? {} : { titleKey: foldText(change.title) };
      const update = { $set: { ...change, ...categoryKey, ...titleKey, updatedAt: now }, $inc: { version: 1 } };
      return posts.update({ _id: id, version }, update);
    },
    /** Returns posts deleted at or before `moment`. */
    deletedUntil: (moment: Date) =>
      posts.list(
        { status: 'deleted', updatedAt: { $lte: moment } },
        { sort: { updatedAt: 1, _id: 1 }, limit: MOST_DUE },
      ),
    /** Replaces the id of an erased account in all posts that remain. Keeps versions and dates. */
    async forgetPerson(id: string): Promise<void> {
      for (const path of [...ACTOR_PATHS, 'authorId'])
        await blogs.updateMany({ [path]: id }, { $set: { [path]: ERASED } });
    },
    /** Permanently removes a deleted post if it is still at the given version. */
    remove: (id: string, version: number) => posts.remove({ _id: id, status: 'deleted', version }),
    /** Returns scheduled posts that are due. */
    listDue: (now: Date) =>
      posts.list({ status: 'scheduled', scheduledFor: { $lte: now } }, { sort: { scheduledFor: 1 }, limit: MOST_DUE }),
  };
}
