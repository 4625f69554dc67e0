import { DRAFT_LIMITS, type DraftRequest } from '@verse/api-contract/blog-drafts';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { type DbPort, insertIfAbsent, readInPages } from '../../store';

export interface StoredDraft {
  id: string;
  ownerId: string;
  postId: string | null;
  version: number;
  publishKey?: string;
  title: string;
  category: string;
  readTime: string;
  content: string;
  contentFormat: ContentFormat;
  /** The text of the tag field. */
  tags: string;
  /** Descriptions only. The pictures themselves stay on the device. */
  pictures: DraftRequest['pictures'];
  savedAt: Date;
}

/** Drafts saved by earlier releases have no pictures, no format or no tags. */
type DraftDocument = Omit<StoredDraft, 'id' | 'pictures' | 'contentFormat' | 'tags'> & {
  _id: string;
  draftId: string;
  pictures?: StoredDraft['pictures'];
  contentFormat?: ContentFormat;
  tags?: string;
};

export interface DraftRepository {
  list(ownerId: string): Promise<StoredDraft[]>;
  /** Lists all of a member's drafts, page by page. */
  allOf(ownerId: string): AsyncIterable<StoredDraft>;
  count(ownerId: string): Promise<number>;
  find(ownerId: string, id: string): Promise<StoredDraft | undefined>;
  /** Saves a draft as version + 1. Returns false if the stored version has changed. */
  save(draft: StoredDraft): Promise<boolean>;
  remove(ownerId: string, id: string): Promise<void>;
  /** Removes a draft when its post is published. */
  removePublished(ownerId: string, publishKey: string): Promise<void>;
}

/** The key contains the owner's id, so that no caller can reach or guess another member's draft. */
const toKey = (ownerId: string, id: string) => `${ownerId} ${id}`;

function toDraft({
  draftId,
  ownerId,
  postId,
  version,
  publishKey,
  title,
  category,
  readTime,
  content,
  contentFormat = 'plain',
  tags = '',
  pictures = [],
  savedAt,
}: DraftDocument): StoredDraft {
  return {
    id: draftId,
    ownerId,
    postId,
    version,
    ...(publishKey === undefined ? {} : { publishKey }),
    title,
    category,
    readTime,
    content,
    contentFormat,
    tags,
    pictures,
    savedAt,
  };
}

export async function createDraftRepository(db: DbPort): Promise<DraftRepository> {
  const drafts = db.collection<DraftDocument>('blog_drafts');
  await drafts.createIndex({ ownerId: 1, savedAt: -1 });
  await drafts.createIndex({ ownerId: 1, _id: 1 });
  return {
    async list(ownerId) {
      return (
        await drafts
          .find({ ownerId })
          .sort({ savedAt: -1 })
          .limit(2 * DRAFT_LIMITS.drafts)
          .toArray()
      ).map(toDraft);
    },
    async *allOf(ownerId) {
      for await (const document of readInPages(drafts, { ownerId })) yield toDraft(document);
    },
    count: (ownerId) => drafts.countDocuments({ ownerId }, { limit: DRAFT_LIMITS.drafts }),
    async find(ownerId, id) {
      const document = await drafts.findOne({ _id: toKey(ownerId, id) });
      return document ? toDraft(document) : undefined;
    },
    async save({ id, version, ...draft }) {
      const _id = toKey(draft.ownerId, id);
      if (version > 0) {
        const { matchedCount } = await drafts.updateOne({ _id, version }, { $set: { ...draft, version: version + 1 } });
        return matchedCount === 1;
      }
      return insertIfAbsent(drafts, { _id, draftId: id, ...draft, version: 1 });
    },
    async removePublished(ownerId, publishKey) {
      await drafts.deleteMany({ ownerId, publishKey });
    },
    async remove(ownerId, id) {
      await drafts.deleteOne({ _id: toKey(ownerId, id) });
    },
  };
}
