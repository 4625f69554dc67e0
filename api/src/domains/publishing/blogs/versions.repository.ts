import { VERSIONS_KEPT } from '@verse/api-contract/publishing/blogs.values';
import { ERASED } from '../../../platform/people';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import { type StoredWords, withDefaults } from './blog-document';
import type { BlogPost, PostWords } from './blogs.repository';
import { pickWords } from './editions';

export interface PostVersion extends PostWords {
  postId: string;
  authorId: string;
  version: number;
  edited: { by: string; at: Date };
}

interface VersionDocument extends StoredWords<PostVersion> {
  _id: string;
}

const MOST_OF_AUTHOR = 2000;

export type VersionRepository = Awaited<ReturnType<typeof createVersionRepository>>;

export function toVersion(post: BlogPost): PostVersion {
  const { id, authorId, version } = post;
  const edited = post.edited ?? { by: authorId, at: post.publishedAt ?? post.updatedAt };
  return { postId: id, authorId, version, edited, ...pickWords(post) };
}

const fromDocument = ({ _id, ...version }: VersionDocument): PostVersion => withDefaults(version);

export async function createVersionRepository(db: DbPort) {
  const versions = db.collection<VersionDocument>('blog_versions');
  await versions.createIndex({ postId: 1, version: -1 });
  await versions.createIndex({ authorId: 1, _id: 1 });
  await versions.createIndex({ authorId: 1, 'edited.at': 1 });
  await versions.createIndex({ 'edited.by': 1 });

  async function trim(postId: string): Promise<void> {
    const [surplus] = await versions.find({ postId }).sort({ version: -1 }).skip(VERSIONS_KEPT).limit(1).toArray();
    if (surplus) await versions.deleteMany({ postId, version: { $lte: surplus.version } });
  }

  /** Bounds what an author of many posts keeps: each version may have the longest text. */
  async function trimAuthor(authorId: string): Promise<void> {
    const kept = await versions.countDocuments({ authorId }, { limit: MOST_OF_AUTHOR + 1 });
    if (kept <= MOST_OF_AUTHOR) return;
    const [oldest] = await versions.find({ authorId }).sort({ 'edited.at': 1 }).limit(1).toArray();
    if (oldest) await versions.deleteOne({ _id: oldest._id });
  }

  return {
    /** Idempotent, because a version never changes. */
    async keep(version: PostVersion) {
      await insertIfAbsent(versions, { _id: `${version.postId} ${version.version}`, ...version });
      await trim(version.postId);
      await trimAuthor(version.authorId);
    },
    /** Returns versions older than `before`, newest first. */
    async list(postId: string, before: number): Promise<PostVersion[]> {
      const earlier = versions.find({ postId, version: { $lt: before } });
      return (await earlier.sort({ version: -1 }).limit(VERSIONS_KEPT).toArray()).map(fromDocument);
    },
    async find(postId: string, version: number): Promise<PostVersion | undefined> {
      const document = await versions.findOne({ _id: `${postId} ${version}` });
      return document ? fromDocument(document) : undefined;
    },
    /** Reads all versions of an author's posts, page by page. */
    async *listOf(authorId: string): AsyncIterable<PostVersion> {
      for await (const document of readInPages(versions, { authorId })) yield fromDocument(document);
    },
    /** Erases the versions of an author's posts. Other versions that the person has edited remain, without their id. */
    async eraseOf(personId: string): Promise<void> {
      await versions.deleteMany({ authorId: personId });
      await versions.updateMany({ 'edited.by': personId }, { $set: { 'edited.by': ERASED } });
    },
    eraseOfPost: async (postId: string) => void (await versions.deleteMany({ postId })),
  };
}
