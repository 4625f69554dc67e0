import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

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
  const drafts = await createDocuments<DraftDocument, StoredDraft>(db, {
    name: 'blog_drafts',
    indexes: [
      { ownerId: 1, savedAt: -1 },
      { ownerId: 1, _id: 1 },
    ],
    toDomain: toDraft,
  });
  const { collection } = drafts;
  return {
    /** Returns the most recently saved drafts. */
    list: (ownerId: string) => drafts.list({ ownerId }, { sort: { savedAt: -1 }, limit: 2 * DRAFT_LIMITS.drafts }),
    /** Lists all of a member's drafts, page by page. */
    allOf: (ownerId: string) => drafts.each({ ownerId }),
    count: (ownerId: string) => collection.countDocuments({ ownerId }, { limit: DRAFT_LIMITS.drafts }),
    find: (ownerId: string, id: string) => drafts.find(toKey(ownerId, id)),
    /** Saves a draft and increments its version. Returns false if the stored version has changed. */
    async save({ id, version, ...draft }: StoredDraft): Promise<boolean> {
      const _id = toKey(draft.ownerId, id);
      if (version > 0) {
        const { matchedCount } = await collection.updateOne(
          { _id, version },
          { $set: { ...draft, version: version + 1 } },
        );
        return matchedCount === 1;
      }
      return drafts.insert({ _id, draftId: id, ...draft, version: 1 });
    },
    /** Removes a draft when its post is published. */
    removePublished: async (ownerId: string, publishKey: string) =>
      void (await collection.deleteMany({ ownerId, publishKey })),
    remove: (ownerId: string, id: string) => drafts.remove(toKey(ownerId, id)),
  };
}
