import { DAY_MS } from '@verse/api-contract/time';
import type { AuditLog } from '../../../../platform/audit';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import type { KnownOrganisation } from '../../../../platform/ports';
import type { Announce } from '../announce';
import type { Job } from '../job';
import { colourOf } from '../job-colour';
import type { JobRepository } from '../jobs.repository';
import { type Drafting, unknownDraft } from './drafting.service';
import { REPOST_DAYS, toJobFields, toPosting } from './posting';
import type { PostingDraftRepository, StoredDraft } from './posting-drafts.repository';
import type { CountPublication } from './publication-limits';

interface Dependencies {
  jobs: JobRepository;
  drafts: PostingDraftRepository;
  findDraft: Drafting['find'];
  audit: Pick<AuditLog, 'record'>;
  /** Counts a publication towards the limits of the organisation and the member, or rejects it. */
  countPublication: CountPublication;
  announce: Announce;
  /** Called when a job is published. */
  published: (job: Job) => Promise<void>;
  now: () => Date;
}

type Publication = { state: 'open'; job: Job } | { state: 'review'; draft: StoredDraft };

/** Turns drafts into jobs, after review if the organisation is new. */
export function createPublishing(dependencies: Dependencies) {
  const { jobs, drafts, findDraft, audit, countPublication, announce, published, now } = dependencies;

  /** Publishes a draft under its own id, so that publishing it twice creates only one job. */
  async function publishNow(organisation: KnownOrganisation, draft: StoredDraft): Promise<Job> {
    const at = now();
    const fields = toJobFields(toPosting(draft.draft), at);
    const id = draft.id;
    const since = new Date(at.getTime() - REPOST_DAYS * DAY_MS);
    const earlier = await jobs.findSameText(organisation.id, fields.textKey, since);
    const job: Job = {
      ...fields,
      id,
      company: organisation.name,
      logoColor: colourOf(organisation.name),
      organisationId: organisation.id,
      state: 'open',
      postedAt: at,
      confirmedAt: at,
      version: 1,
      closedAt: null,
      firstPostedAt: earlier ? (earlier.firstPostedAt ?? earlier.postedAt) : null,
    };
    const isNew = await jobs.insert(job, at);
    const stored = (await jobs.find(id)) ?? job;
    if (stored.organisationId !== organisation.id)
      throw new AppError('conflict', 'You can’t publish this draft. Copy it into a new one.');
    await drafts.remove(organisation.id, draft.id);
    await announce(organisation.id);
    if (isNew) await published(job);
    return stored;
  }

  return {
    publishNow,

    /**
     * Publishes a draft: immediately if the organisation has a verified domain or an earlier job, otherwise after
     * review. Idempotent.
     */
    async publish(person: Person, organisation: KnownOrganisation, id: string): Promise<Publication> {
      const before = await drafts.find(organisation.id, id);
      if (!before) {
        const job = await jobs.find(id);
        if (job?.organisationId !== organisation.id) throw unknownDraft();
        return { state: 'open', job };
      }
      toJobFields(toPosting(before.draft), now());
      if (organisation.domain !== null || (await jobs.hasPublished(organisation.id))) {
        await countPublication(person, organisation);
        const job = await publishNow(organisation, before);
        await audit.record(person.id, 'job: posted', id);
        return { state: 'open', job };
      }
      if (before.state === 'review') return { state: 'review', draft: before };
      const draft = await drafts.save({ ...before, state: 'review', savedAt: now(), reviewNote: null });
      if (!draft) throw new VersionConflict(await findDraft(organisation.id, id));
      await audit.record(person.id, 'job: sent for review', id);
      return { state: 'review', draft };
    },

    /** Withdraws a posting from review, so that it can be edited. */
    async takeBack(organisationId: string, id: string): Promise<StoredDraft> {
      const before = await findDraft(organisationId, id);
      if (before.state === 'draft') return before;
      const draft = await drafts.save({ ...before, state: 'draft', savedAt: now() });
      return draft ?? findDraft(organisationId, id);
    },
  };
}

export type Publishing = ReturnType<typeof createPublishing>;
