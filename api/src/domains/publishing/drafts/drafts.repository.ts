import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { createDocuments } from '../../../platform/documents';
import type { FileRecord } from '../../../platform/files';
import type { DbPort, StoredDocument } from '../../../store';

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
  pictures: DraftRequest['pictures'];
  /** The files of `pictures` that have been uploaded, under the ids of their pictures. */
  files: FileRecord[];
  savedAt: Date;
}

/** Missing from drafts saved by earlier releases. */
type AddedLater = 'pictures' | 'contentFormat' | 'tags' | 'files';
type DraftDocument = Omit<StoredDraft, 'id' | AddedLater> &
  Partial<Pick<StoredDraft, AddedLater>> & { _id: string; draftId: string };

export const DRAFTS = 'blog_drafts';

export type DraftRepository = Awaited<ReturnType<typeof createDraftRepository>>;

/** Returns the owner of an uploaded file. A name that only the text has belongs to another document. */
export function ownerOfFile(document: StoredDocument, name: string): string | undefined {
  const { ownerId, files = [] } = document as unknown as DraftDocument;
  return files.some(({ blob }) => blob === name) ? ownerId : undefined;
}

/** The key contains the owner's id, so that no caller can reach or guess another member's draft. */
const toKey = (ownerId: string, id: string) => `${ownerId} ${id}`;

const toDraft = ({ _id, draftId, ...draft }: DraftDocument): StoredDraft => ({
  contentFormat: 'plain',
  tags: '',
  pictures: [],
  files: [],
  ...draft,
  id: draftId,
});

export async function createDraftRepository(db: DbPort) {
  const drafts = await createDocuments<DraftDocument, StoredDraft>(db, {
    name: DRAFTS,
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
    /**
     * Saves a draft, drops the files of pictures that it no longer has, and increments its version. Returns false if
     * the stored version has changed.
     */
    async save({ id, version, ...draft }: Omit<StoredDraft, 'files'>): Promise<boolean> {
      const _id = toKey(draft.ownerId, id);
      if (version > 0) {
        const shown = draft.pictures.flatMap((picture) => picture.id ?? []);
        const { matchedCount } = await collection.updateOne(
          { _id, version },
          { $set: { ...draft, version: version + 1 }, $pull: { files: { id: { $nin: shown } } } },
        );
        return matchedCount === 1;
      }
      return drafts.insert({ _id, draftId: id, ...draft, version: 1 });
    },
    /** Adds the file of a picture. Returns false if the draft has the file already, or no longer has the picture. */
    async addFile(ownerId: string, id: string, file: FileRecord): Promise<boolean> {
      const { matchedCount } = await collection.updateOne(
        { _id: toKey(ownerId, id), 'pictures.id': file.id, 'files.id': { $ne: file.id } },
        { $push: { files: file } },
      );
      return matchedCount === 1;
    },
    /** Removes a draft when its post is published. */
    removePublished: async (ownerId: string, publishKey: string) =>
      void (await collection.deleteMany({ ownerId, publishKey })),
    remove: (ownerId: string, id: string) => drafts.remove(toKey(ownerId, id)),
  };
}
