import { VERSIONS_KEPT } from '@verse/api-contract/publishing/blogs.values';
import { createDocuments } from '../../../platform/documents';
import { ERASED } from '../../../platform/people';
import type { DbPort } from '../../../store';
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
  const versions = await createDocuments<VersionDocument, PostVersion>(db, {
    name: 'blog_versions',
    indexes: [{ postId: 1, version: -1 }, { authorId: 1, _id: 1 }, { authorId: 1, 'edited.at': 1 }, { 'edited.by': 1 }],
    toDomain: fromDocument,
  });
  const { collection } = versions;

  async function trim(postId: string): Promise<void> {
    const [surplus] = await collection.find({ postId }).sort({ version: -1 }).skip(VERSIONS_KEPT).limit(1).toArray();
    if (surplus) await collection.deleteMany({ postId, version: { $lte: surplus.version } });
  }

  /** Bounds what an author of many posts keeps: each version may have the longest text. */
  async function trimAuthor(authorId: string): Promise<void> {
    const kept = await collection.countDocuments({ authorId }, { limit: MOST_OF_AUTHOR + 1 });
    if (kept <= MOST_OF_AUTHOR) return;
    const [oldest] = await collection.find({ authorId }).sort({ 'edited.at': 1 }).limit(1).toArray();
    if (oldest) await collection.deleteOne({ _id: oldest._id });
  }

  return {
    /** Idempotent, because a version never changes. */
    async keep(version: PostVersion) {
      await versions.insert({ _id: `${version.postId} ${version.version}`, ...version });
      await trim(version.postId);
      await trimAuthor(version.authorId);
    },
    /** Returns versions older than `before`, newest first. */
    list: (postId: string, before: number) =>
      versions.list({ postId, version: { $lt: before } }, { sort: { version: -1 }, limit: VERSIONS_KEPT }),
    find: (postId: string, version: number) => versions.find(`${postId} ${version}`),
    /** Reads all versions of an author's posts, page by page. */
    listOf: (authorId: string) => versions.each({ authorId }),
    /** Erases the versions of an author's posts. Other versions that the person has edited remain, without their id. */
    async eraseOf(personId: string): Promise<void> {
      await collection.deleteMany({ authorId: personId });
      await collection.updateMany({ 'edited.by': personId }, { $set: { 'edited.by': ERASED } });
    },
    eraseOfPost: async (postId: string) => void (await collection.deleteMany({ postId })),
  };
}
