import type { AuditLog } from '../../../../platform/audit';
import { AppError, type Person } from '../../../../platform/http';
import { SITE } from '../../../../platform/notify';
import type { KnownOrganisation, Notifications } from '../../../../platform/ports';
import type { Job } from '../job';
import { unknownDraft } from './drafting.service';
import type { PostingDraftRepository, StoredDraft } from './posting-drafts.repository';
import type { Publishing } from './publishing.service';

interface Dependencies extends Pick<Notifications, 'notify'>, Pick<Publishing, 'publishNow'> {
  drafts: Pick<PostingDraftRepository, 'listInReview' | 'save'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

const MOST_IN_REVIEW = 100;
const changedMeanwhile = () => new AppError('conflict', 'They just changed this job. Read it again.');

/** Reviews of organisations' first jobs by staff. */
export function createPostingReviews({ drafts, publishNow, audit, notify, now }: Dependencies) {
  const notifyWriter = ({ savedBy, organisationId, id }: StoredDraft, act: string): Promise<void> =>
    notify(savedBy, { kind: 'hiring', subject: `review ${organisationId} ${id}`, act, by: SITE });

  return {
    list: () => drafts.listInReview(MOST_IN_REVIEW),

    /** Finds a posting in review only at the given version, because a newer one may have been submitted since. */
    async find(id: string, version: number): Promise<StoredDraft> {
      const draft = (await drafts.listInReview(MOST_IN_REVIEW)).find((one) => one.id === id);
      if (!draft) throw unknownDraft();
      if (draft.version !== version) throw changedMeanwhile();
      return draft;
    },

    async approve(person: Person, organisation: KnownOrganisation, draft: StoredDraft): Promise<Job> {
      if (organisation.state !== 'open') throw unknownDraft();
      const job = await publishNow(organisation, draft);
      await audit.record(person.id, 'job: approved', draft.id);
      await notifyWriter(draft, 'approved');
      return job;
    },

    async sendBack(person: Person, draft: StoredDraft, reviewNote: string): Promise<void> {
      const saved = await drafts.save({ ...draft, state: 'draft', savedAt: now(), reviewNote });
      if (!saved) throw changedMeanwhile();
      await audit.record(person.id, 'job: sent back', draft.id);
      await notifyWriter(draft, `back ${saved.version}`);
    },
  };
}

export type PostingReviews = ReturnType<typeof createPostingReviews>;
