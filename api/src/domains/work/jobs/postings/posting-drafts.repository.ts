import type { PostingDraft } from '@verse/api-contract/api';
import { createDocuments } from '../../../../platform/documents';
import type { DbPort } from '../../../../store';

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

export async function createPostingDraftRepository(db: DbPort) {
  const documents = await createDocuments<DraftDocument, StoredDraft>(db, {
    name: 'job_posting_drafts',
    indexes: [
      { organisationId: 1, savedAt: -1 },
      { state: 1, savedAt: 1 },
      { savedBy: 1, _id: 1 },
    ],
    toDomain: ({ _id: _, draftId, ...draft }) => ({ id: draftId, ...draft }),
  });
  const drafts = documents.collection;

  return {
    list: (organisationId: string, limit: number) =>
      documents.list({ organisationId }, { sort: { savedAt: -1 }, limit }),
    /** Lists postings awaiting review, in order of submission. */
    listInReview: (limit: number) => documents.list({ state: 'review' }, { sort: { savedAt: 1 }, limit }),
    countInReview: (limit: number) => drafts.countDocuments({ state: 'review' }, { limit }),
    count: (organisationId: string) => drafts.countDocuments({ organisationId }),
    find: (organisationId: string, id: string) => documents.find(toKey(organisationId, id)),
    /** Stores the draft as the next version. Returns undefined if the version has changed. */
    async save({ id, version, ...fields }: StoredDraft): Promise<StoredDraft | undefined> {
      const _id = toKey(fields.organisationId, id);
      const saved = { ...fields, version: version + 1 };
      if (version === 0) return (await documents.insert({ _id, draftId: id, ...saved })) ? { id, ...saved } : undefined;
      return documents.update({ _id, version }, { $set: saved });
    },
    /** Returns false if there is no such draft. */
    remove: (organisationId: string, id: string) => documents.remove(toKey(organisationId, id)),
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
