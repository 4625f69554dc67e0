import type { PostingDraft } from '@verse/api-contract/api';
import { POSTING_LIMITS } from '@verse/api-contract/work/job-postings.values';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import type { Quota } from '../../../../platform/quotas';
import { isSampleId } from '../../../../platform/seeding';
import type { JobRepository } from '../jobs.repository';
import type { PostingDraftRepository, StoredDraft } from './posting-drafts.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'find'>;
  drafts: Pick<PostingDraftRepository, 'find' | 'list' | 'save' | 'remove'>;
  /** Reserves quota for an organisation's draft. */
  reserveDraft: Quota;
  now: () => Date;
}

export const UNKNOWN_DRAFT = 'There is no such draft.';
export const unknownDraft = () => new AppError('not-found', UNKNOWN_DRAFT);
const inReview = () => new AppError('wrong-state', 'This job is in review. Take it back to change it.');

const isSameDraft = (one: PostingDraft, other: PostingDraft) => JSON.stringify(one) === JSON.stringify(other);

/** An organisation's drafts of jobs. */
export function createDrafting({ jobs, drafts, reserveDraft, now }: Dependencies) {
  return {
    list: (organisationId: string) => drafts.list(organisationId, POSTING_LIMITS.drafts),

    async find(organisationId: string, id: string): Promise<StoredDraft> {
      const draft = await drafts.find(organisationId, id);
      if (!draft) throw unknownDraft();
      return draft;
    },

    /** Saves a draft. A retry with the same text after a lost response does not conflict. */
    async save(
      person: Person,
      organisationId: string,
      id: string,
      { version, draft }: { version: number; draft: PostingDraft },
    ): Promise<StoredDraft> {
      const before = await drafts.find(organisationId, id);
      if (before?.state === 'review') throw inReview();
      // A published job keeps its draft's id.
      if (!before && (await jobs.find(id))) throw new AppError('gone', 'This job is already live.');
      // A published job keeps the draft's id, and only examples have a number as id.
      if (!before && isSampleId(id)) throw new AppError('invalid', 'The id of a draft is random. Use a UUID.');
      if (!before && version === 0) await reserveDraft(organisationId);
      const saved = await drafts.save({
        id,
        organisationId,
        version,
        draft,
        state: 'draft',
        savedAt: now(),
        savedBy: person.id,
        reviewNote: before?.reviewNote ?? null,
      });
      if (saved) return saved;
      const current = await drafts.find(organisationId, id);
      if (!current) throw new AppError('gone', 'You deleted this draft somewhere else. Save it as a new one.');
      if (isSameDraft(current.draft, draft)) return current;
      throw new VersionConflict(current);
    },

    async remove(organisationId: string, id: string): Promise<void> {
      if (!(await drafts.remove(organisationId, id))) throw unknownDraft();
    },
  };
}

export type Drafting = ReturnType<typeof createDrafting>;
