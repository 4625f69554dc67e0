import type { PostingDraft, PostingStateChange } from '@verse/api-contract/api';
import type { ListQuery } from '@verse/api-contract/paging.schema';
import { DAY_MS } from '@verse/api-contract/time';
import type { JobPosting } from '@verse/api-contract/work/job-postings.schema';
import { POSTING_LIMITS } from '@verse/api-contract/work/job-postings.values';
import type { AuditLog } from '../../../../platform/audit';
import { AppError, type Person, readPage, VersionConflict } from '../../../../platform/http';
import { type Notify, SITE } from '../../../../platform/notify';
import type { Quota } from '../../../../platform/quotas';
import { isSampleId } from '../../../../platform/seeding';
import type { Answering } from '../applications/answering';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { AssessmentRepository } from '../applications/assessments.repository';
import type { Job } from '../job';
import { UNKNOWN_JOB } from '../job-calls';
import { colourOf } from '../job-colour';
import { type JobRepository, toJobPosition } from '../jobs.repository';
import type { HiringOrganisation } from '../organisations';
import { REPOST_DAYS, toAnswerDate, toJobFields, toPosting } from './posting';
import type { PostingDraftRepository, StoredDraft } from './posting-drafts.repository';
import { archive, assertKeepsTerms, fixed } from './posting-rules';
import type { CountPublication } from './publication-limits';

interface Dependencies {
  jobs: JobRepository;
  drafts: PostingDraftRepository;
  applications: ApplicationRepository;
  assessments: Pick<AssessmentRepository, 'isScored'>;
  answering: Pick<Answering, 'closeAllOf'>;
  audit: Pick<AuditLog, 'record'>;
  notify: Notify;
  /** Reserves quota for an organisation's draft. */
  reserveDraft: Quota;
  /** Counts a publication towards the limits of the organisation and the member, or rejects it. */
  countPublication: CountPublication;
  /** Whether the organisation still exists. */
  isKnown: (organisationId: string) => Promise<boolean>;
  /** Invalidates cached job responses and public job pages. */
  announce: (...organisationIds: (string | undefined)[]) => Promise<void>;
  /** Called when a job is published. */
  published: (job: Job) => Promise<void>;
  now: () => Date;
}

type Publication = { state: 'open'; job: Job } | { state: 'review'; draft: StoredDraft };

const MOST_IN_REVIEW = 100;
export const UNKNOWN_DRAFT = 'There is no such draft.';
const unknownDraft = () => new AppError('not-found', UNKNOWN_DRAFT);
const inReview = () => new AppError('wrong-state', 'This job waits for review. Take it back to change it.');
const changedMeanwhile = () =>
  new AppError('conflict', 'The organisation has changed this job in the meantime. Read it again.');

const isSameDraft = (one: PostingDraft, other: PostingDraft) => JSON.stringify(one) === JSON.stringify(other);

export function createPostings(dependencies: Dependencies) {
  const { jobs, drafts, applications, answering, audit, notify, announce, published, now } = dependencies;
  const { reserveDraft, countPublication, isKnown } = dependencies;

  async function findDraft(organisationId: string, id: string): Promise<StoredDraft> {
    const draft = await drafts.find(organisationId, id);
    if (!draft) throw unknownDraft();
    return draft;
  }

  async function findJob(organisationId: string, id: string): Promise<Job> {
    const job = await jobs.find(id);
    if (job?.organisationId !== organisationId) throw new AppError('not-found', UNKNOWN_JOB);
    return job;
  }

  /** Publishes a draft under its own id, so that publishing it twice creates only one job. */
  async function publishNow(organisation: HiringOrganisation, draft: StoredDraft): Promise<Job> {
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
      throw new AppError('conflict', 'This draft cannot be published under its id. Copy it into a new draft.');
    await drafts.remove(organisation.id, draft.id);
    await announce(organisation.id);
    if (isNew) await published(job);
    return stored;
  }

  async function findVersion(organisationId: string, id: string, version: number): Promise<Job> {
    const job = await findJob(organisationId, id);
    if (job.version !== version) throw new VersionConflict(job);
    return job;
  }

  async function save(before: Job, change: Partial<Job>): Promise<Job> {
    const after = await jobs.change(before, change, now());
    if (!after) throw new VersionConflict(await findJob(before.organisationId!, before.id));
    await announce(before.organisationId);
    return after;
  }

  return {
    findDraft,
    findJob,

    listDrafts: (organisationId: string) => drafts.list(organisationId, POSTING_LIMITS.drafts),

    listJobs: (organisationId: string, query: ListQuery) =>
      readPage(
        `organisation-jobs-${organisationId}`,
        query,
        (page) => jobs.listOfOrganisation(organisationId, page),
        toJobPosition,
      ),

    /** Saves a draft. A retry with the same text after a lost response does not conflict. */
    async saveDraft(
      person: Person,
      organisationId: string,
      id: string,
      { version, draft }: { version: number; draft: PostingDraft },
    ): Promise<StoredDraft> {
      const before = await drafts.find(organisationId, id);
      if (before?.state === 'review') throw inReview();
      // A published job keeps its draft's id.
      if (!before && (await jobs.find(id))) throw new AppError('gone', 'This job is published already.');
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
      if (!current) throw new AppError('gone', 'This draft was removed elsewhere. Save it as a new one.');
      if (isSameDraft(current.draft, draft)) return current;
      throw new VersionConflict(current);
    },

    async removeDraft(organisationId: string, id: string): Promise<void> {
      if (!(await drafts.remove(organisationId, id))) throw unknownDraft();
    },

    /**
     * Publishes a draft: immediately if the organisation has a verified domain or an earlier job, otherwise after
     * review. Idempotent.
     */
    async publish(person: Person, organisation: HiringOrganisation, id: string): Promise<Publication> {
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

    async change(person: Person, organisationId: string, id: string, version: number, posting: JobPosting) {
      const before = await findVersion(organisationId, id, version);
      await assertKeepsTerms(before, posting, dependencies);
      const { answerBy, ...fields } = toJobFields(posting, now());
      // The promised answer date may be brought forward, but not pushed back.
      const isLater = before.answerBy !== undefined && answerBy > before.answerBy;
      if (isLater && (await applications.countOpen(id)) > 0)
        throw fixed('answerBy', 'Applicants rely on the answer date. It cannot move to a later day.');
      const after = await save(before, { ...fields, answerBy });
      await audit.record(person.id, 'job: edited', id);
      return after;
    },

    async setState(
      person: Person,
      organisation: HiringOrganisation,
      { id, version }: { id: string; version: number },
      change: PostingStateChange,
    ): Promise<Job> {
      const before = await findVersion(organisation.id, id, version);
      const at = now();
      // A job that opens again moves to the top of the list like a new one.
      if (change.state === 'open' && before.state !== 'open') await countPublication(person, organisation);
      const changes = {
        open: async () => ({
          state: 'open' as const,
          confirmedAt: at,
          closedAt: null,
          ...(change.state === 'open' ? { answerBy: toAnswerDate(change.answerBy, at) } : {}),
        }),
        closed: async () => ({ state: 'closed' as const, closedAt: before.closedAt ?? at }),
        archived: () => archive(before, dependencies),
      };
      const after = await save(before, await changes[change.state]());
      await audit.record(person.id, `job: ${change.state}`, id);
      return after;
    },

    listInReview: () => drafts.listInReview(MOST_IN_REVIEW),

    async approve(person: Person, organisation: HiringOrganisation, draft: StoredDraft): Promise<Job> {
      if (organisation.state !== 'open') throw unknownDraft();
      const job = await publishNow(organisation, draft);
      await audit.record(person.id, 'job: approved', draft.id);
      await notify(draft.savedBy, {
        kind: 'hiring',
        subject: `review ${organisation.id} ${draft.id}`,
        act: 'approved',
        by: SITE,
      });
      return job;
    },

    async sendBack(person: Person, draft: StoredDraft, reviewNote: string): Promise<void> {
      const saved = await drafts.save({ ...draft, state: 'draft', savedAt: now(), reviewNote });
      if (!saved) throw changedMeanwhile();
      await audit.record(person.id, 'job: sent back', draft.id);
      const subject = `review ${draft.organisationId} ${draft.id}`;
      await notify(draft.savedBy, { kind: 'hiring', subject, act: `back ${saved.version}`, by: SITE });
    },

    /** Finds a posting in review only at the given version, because a newer one may have been submitted since. */
    async findInReview(id: string, version: number): Promise<StoredDraft> {
      const draft = (await drafts.listInReview(MOST_IN_REVIEW)).find((one) => one.id === id);
      if (!draft) throw unknownDraft();
      if (draft.version !== version) throw changedMeanwhile();
      return draft;
    },

    /**
     * Closes all jobs of a suspended or deleted organisation, along with applications awaiting an answer. Withdraws its
     * postings from review or, if the organisation is being deleted, deletes its drafts.
     */
    async closeAllOf(organisationId: string): Promise<void> {
      if (await isKnown(organisationId)) await drafts.takeBackAllOf(organisationId);
      else await drafts.removeOf(organisationId);
      for await (const job of jobs.allOf(organisationId)) {
        for (let current: Job | undefined = job; current?.state === 'open'; current = await jobs.find(job.id))
          if (await jobs.change(current, { state: 'closed', closedAt: now() }, now())) break;
        await answering.closeAllOf(job.id);
      }
      await announce(organisationId);
    },

    async closeOverdue(): Promise<number> {
      const overdue = await jobs.listOverdue(now(), MOST_IN_REVIEW);
      for (const job of overdue) await jobs.change(job, { state: 'closed', closedAt: now() }, now());
      if (overdue.length > 0) await announce(...overdue.map(({ organisationId }) => organisationId));
      return overdue.length;
    },
  };
}

export type Postings = ReturnType<typeof createPostings>;
