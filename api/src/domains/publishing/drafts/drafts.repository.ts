import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

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

/** Missing from drafts saved by earlier releases. */
type AddedLater = 'pictures' | 'contentFormat' | 'tags';
type DraftDocument = Omit<StoredDraft, 'id' | AddedLater> &
  Partial<Pick<StoredDraft, AddedLater>> & { _id: string; draftId: string };

export type DraftRepository = Awaited<ReturnType<typeof createDraftRepository>>;

/** The key contains the owner's id, so that no caller can reach or guess another member's draft. */
const toKey = (ownerId: string, id: string) => `${ownerId} ${id}`;

const toDraft = ({ _id, draftId, ...draft }: DraftDocument): StoredDraft => ({
  contentFormat: 'plain',
  tags: '',
  pictures: [],
  ...draft,
  id: draftId,
});

export async function createDraftRepository(db: DbPort) {
  const drafts = db.collection<DraftDocument>('blog_drafts');
  await drafts.createIndex({ ownerId: 1, savedAt: -1 });
  await drafts.createIndex({ ownerId: 1, _id: 1 });
  return {
    /** Returns the most recently saved drafts. */
    async list(ownerId: string): Promise<StoredDraft[]> {
      const own = drafts.find({ ownerId }).sort({ savedAt: -1 });
      return (await own.limit(2 * DRAFT_LIMITS.drafts).toArray()).map(toDraft);
    },
    /** Lists all of a member's drafts, page by page. */
    async *allOf(ownerId: string): AsyncIterable<StoredDraft> {
      for await (const document of readInPages(drafts, { ownerId })) yield toDraft(document);
    },
    count: (ownerId: string) => drafts.countDocuments({ ownerId }, { limit: DRAFT_LIMITS.drafts }),
    async find(ownerId: string, id: string): Promise<StoredDraft | undefined> {
      const document = await drafts.findOne({ _id: toKey(ownerId, id) });
      return document ? toDraft(document) : undefined;
    },
    /** Saves a draft and increments its version. Returns false if the stored version has changed. */
    async save({ id, version, ...draft }: StoredDraft): Promise<boolean> {
      const _id = toKey(draft.ownerId, id);
      if (version > 0) {
        const { matchedCount } = await drafts.updateOne({ _id, version }, { $set: { ...draft, version: version + 1 } });
        return matchedCount === 1;
      }
      return insertIfAbsent(drafts, { _id, draftId: id, ...draft, version: 1 });
    },
    /** Removes a draft when its post is published. */
    removePublished: async (ownerId: string, publishKey: string) =>
      void (await drafts.deleteMany({ ownerId, publishKey })),
    remove: async (ownerId: string, id: string) => void (await drafts.deleteOne({ _id: toKey(ownerId, id) })),
  };
}
