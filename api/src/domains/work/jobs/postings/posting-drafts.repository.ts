import type { PostingDraft } from '@verse/api-contract/api';
import { type DbPort, insertIfAbsent } from '../../../../store';

/** An unpublished posting: an organisation's draft, or a posting awaiting staff review. */
export interface StoredDraft {
  id: string;
  organisationId: string;
  state: 'draft' | 'review';
  version: number;
  draft: PostingDraft;
  savedAt: Date;
  savedBy: string;
  reviewNote: string | null;
}

type DraftDocument = Omit<StoredDraft, 'id'> & { _id: string; draftId: string };

export type PostingDraftRepository = Awaited<ReturnType<typeof createPostingDraftRepository>>;

/** The key includes the organisation, so that no organisation can access or guess another's drafts. */
const toKey = (organisationId: string, id: string) => `${organisationId} ${id}`;
const toDraft = ({ _id: _, draftId, ...draft }: DraftDocument): StoredDraft => ({ id: draftId, ...draft });

export async function createPostingDraftRepository(db: DbPort) {
  const drafts = db.collection<DraftDocument>('job_posting_drafts');
  await drafts.createIndex({ organisationId: 1, savedAt: -1 });
  await drafts.createIndex({ state: 1, savedAt: 1 });
  await drafts.createIndex({ savedBy: 1, _id: 1 });

  return {
    async list(organisationId: string, limit: number): Promise<StoredDraft[]> {
      const found = drafts.find({ organisationId }).sort({ savedAt: -1 }).limit(limit);
      return (await found.toArray()).map(toDraft);
    },
    /** Lists postings awaiting review, in order of submission. */
    async listInReview(limit: number): Promise<StoredDraft[]> {
      const found = drafts.find({ state: 'review' }).sort({ savedAt: 1 }).limit(limit);
      return (await found.toArray()).map(toDraft);
    },
    countInReview: (limit: number) => drafts.countDocuments({ state: 'review' }, { limit }),
    count: (organisationId: string) => drafts.countDocuments({ organisationId }),
    async find(organisationId: string, id: string): Promise<StoredDraft | undefined> {
      const document = await drafts.findOne({ _id: toKey(organisationId, id) });
      return document ? toDraft(document) : undefined;
    },
    /** Stores the draft as the next version. Returns undefined if the version has changed. */
    async save({ id, version, ...fields }: StoredDraft): Promise<StoredDraft | undefined> {
      const _id = toKey(fields.organisationId, id);
      const saved = { ...fields, version: version + 1 };
      if (version === 0)
        return (await insertIfAbsent(drafts, { _id, draftId: id, ...saved })) ? { id, ...saved } : undefined;
      const { matchedCount } = await drafts.updateOne({ _id, version }, { $set: saved });
      return matchedCount === 1 ? { id, ...saved } : undefined;
    },
    /** Returns false if there is no such draft. */
    remove: async (organisationId: string, id: string) =>
      (await drafts.deleteOne({ _id: toKey(organisationId, id) })).deletedCount === 1,
    /** Withdraws all of an organisation's postings from review. */
    takeBackAllOf: async (organisationId: string) => {
      const back = { $set: { state: 'draft' }, $inc: { version: 1 } };
      await drafts.updateMany({ organisationId, state: 'review' }, back);
    },
    removeOf: async (organisationId: string) => void (await drafts.deleteMany({ organisationId })),
    /** Removes the author's id. The drafts are kept, because they belong to the organisation. */
    eraseWriter: async (memberId: string) => {
      await drafts.updateMany({ savedBy: memberId }, { $set: { savedBy: '' } });
    },
  };
}
