import { randomBytes } from 'node:crypto';
import type { ApplicationDraftForm } from '@verse/api-contract/api';
import { MINUTE_MS } from '@verse/api-contract/time';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { JOB_MESSAGES } from '@verse/api-contract/work/job-form.values';
import type { JobApplicationForm } from '@verse/api-contract/work/jobs.schema';
import { JOB_LIMITS } from '@verse/api-contract/work/jobs.values';
import type { FileRecord, PrivateFiles } from '../../../../platform/files';
import { AppError, type UploadedFile } from '../../../../platform/http';
import type { Quota } from '../../../../platform/quotas';
import type { Identity } from '../../../../platform/redaction';
import { isSampleId } from '../../../../platform/seeding';
import { isOpen, type Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import { type Applicant, type Application, APPLICATION_FILES, isWaiting, type WorkSnapshot } from './application';
import type { ApplicationDraftRepository } from './application-drafts.repository';
import type { ApplicationRepository } from './applications.repository';
import { toFirstLook } from './first-look';

/** A work on a member's profile. */
export interface ShownWork extends Omit<WorkSnapshot, 'madeHow'> {
  id: string;
  madeHow?: WorkSnapshot['madeHow'] | undefined;
}

interface Dependencies {
  jobs: Pick<JobRepository, 'nextApplicant'>;
  findJob: (id: string) => Promise<Job>;
  applications: ApplicationRepository;
  drafts: ApplicationDraftRepository;
  files: Pick<PrivateFiles, 'save'>;
  findWorks: (memberId: string) => Promise<readonly ShownWork[]>;
  /** Returns the applicant as any hiring member would see them. */
  findApplicant: (memberId: string) => Promise<Applicant | undefined>;
  findIdentity: (memberId: string) => Promise<Identity | undefined>;
  /** Keeps the pictures in snapshots visible to the application's readers. */
  keepPictures: (names: readonly string[], applicationId: string) => Promise<void>;
  /** Reserves quota for an application or a draft. */
  reserve: Quota;
  reserveDraft: Quota;
  /** Counts an application towards the member's limit, or rejects it. */
  countApplication: (memberId: string) => Promise<void>;
  /** Notifies the hiring members of the job's organisation. */
  notifyReviewers: (application: Application) => Promise<void>;
  now: () => Date;
}

/** An unsent application, as hiring members would see it. */
export interface ApplicationPreview {
  application: Application;
  /** Undefined in a first look, because the applicant is anonymous. */
  applicant: Applicant | undefined;
}

/** Time in milliseconds during which a withdrawal can be undone. */
const RESTORE_MS = 10 * MINUTE_MS;

const closed = () => new AppError('conflict', 'This job is closed. What you wrote is kept on this device.');
const example = () => new AppError('conflict', JOB_MESSAGES.example);
const answered = () => new AppError('conflict', 'This application was answered. It cannot be sent again.');
const tooOften = () =>
  new AppError(
    'conflict',
    `You have applied to this job ${JOB_LIMITS.applications} times. That is as often as you can.`,
  );
const notRestorable = () =>
  new AppError('wrong-state', 'This withdrawal can no longer be undone. You can apply again while the job is open.');
const tooManyFiles = () =>
  new AppError('limit', `An application has at most ${APPLICATION_LIMITS.files} files. Remove one to add another.`);

function assertTakesApplications(job: Job, at: Date): void {
  if (isSampleId(job.id)) throw example();
  if (!isOpen(job, at)) throw closed();
}

/**
 * Whether a withdrawal can be undone. Once the job has closed or the promised answer date has passed, the organisation
 * could no longer answer in time.
 */
function isRestorable({ withdrawnAt, answerBy }: Application, { state, closedAt }: Job, at: Date): boolean {
  if (!withdrawnAt || at.getTime() - withdrawnAt.getTime() > RESTORE_MS) return false;
  if (answerBy && answerBy <= at) return false;
  return state === 'open' || (state === 'closed' && !(closedAt && closedAt > withdrawnAt));
}

function toSnapshot({ title, description, role, year, link, madeHow = 'unsaid', pictures }: ShownWork): WorkSnapshot {
  return { title, description, role, year, link, madeHow, pictures };
}

export function createApplying(dependencies: Dependencies) {
  const { jobs, findJob, applications, drafts, files, findWorks, findApplicant, now } = dependencies;
  const { reserve, reserveDraft, countApplication } = dependencies;

  /** @throws AppError `invalid` if one of the works is not on the member's profile */
  async function takeSnapshots(memberId: string, ids: readonly string[]): Promise<WorkSnapshot[]> {
    if (ids.length === 0) return [];
    const shown = new Map((await findWorks(memberId)).map((work) => [work.id, work]));
    return ids.map((id) => {
      const work = shown.get(id);
      const message = 'A work that you chose is no longer on your profile. Choose again.';
      if (!work) throw new AppError('invalid', message, { fields: { works: message } });
      return toSnapshot(work);
    });
  }

  async function compose(job: Job, memberId: string, form: JobApplicationForm, at: Date): Promise<Application> {
    const works = await takeSnapshots(memberId, form.works);
    const draft = await drafts.find(job.id, memberId);
    const state = 'received' as const;
    return {
      jobId: job.id,
      memberId,
      note: form.note,
      link: form.link,
      state,
      appliedAt: at,
      withdrawnAt: null,
      times: 1,
      history: [{ state, at }],
      works,
      files: draft?.files ?? [],
      ...(job.organisationId === undefined ? {} : { organisationId: job.organisationId }),
      ...(job.answerBy === undefined ? {} : { answerBy: job.answerBy }),
    };
  }

  async function insertOrRenew(job: Job, memberId: string, form: JobApplicationForm, at: Date): Promise<void> {
    const sent = await compose(job, memberId, form, at);
    const { works = [] } = sent;
    const pictures = works.flatMap((work) => work.pictures.map(({ picture }) => picture));
    const names = pictures.flatMap(({ sizes, small }) => [small, ...sizes.flatMap(({ webp, jpeg }) => [webp, jpeg])]);
    await dependencies.keepPictures(names, `${job.id} ${memberId}`);
    const before = await applications.find(job.id, memberId);
    if (!before) {
      const fresh = {
        ...sent,
        ref: randomBytes(12).toString('hex'),
        number: await jobs.nextApplicant(job.id),
        version: 1,
      };
      if (await applications.insert(fresh)) return dependencies.notifyReviewers(fresh);
    } else if (await applications.renew(sent, JOB_LIMITS.applications)) {
      return dependencies.notifyReviewers({ ...before, ...sent, times: before.times + 1 });
    }
    const own = await applications.find(job.id, memberId);
    // A concurrent request, e.g. from a double click, has sent the application in the meantime. The first one counts.
    if (!own || !isWaiting(own)) throw tooOften();
  }

  return {
    /** Sends an application. Idempotent, because a member can apply only once. */
    async apply(memberId: string, id: string, form: JobApplicationForm): Promise<void> {
      const at = now();
      const job = await findJob(id);
      const own = await applications.find(id, memberId);
      if (own && isWaiting(own)) return;
      if (own && own.state !== 'withdrawn') throw answered();
      assertTakesApplications(job, at);
      if (own && own.times >= JOB_LIMITS.applications) throw tooOften();
      if (!own) await reserve(memberId);
      await countApplication(memberId);
      await insertOrRenew(job, memberId, form, at);
      await drafts.remove(id, memberId);
    },

    /** Withdraws an application awaiting an answer, even if the job is closed. */
    async withdraw(memberId: string, id: string): Promise<void> {
      await findJob(id);
      await applications.withdraw(id, memberId, now());
    },

    /** Undoes a withdrawal, which restores the application's stage, works, and files. */
    async restore(memberId: string, id: string): Promise<void> {
      const job = await findJob(id);
      const own = await applications.find(id, memberId);
      if (own && isWaiting(own)) return;
      if (own?.state !== 'withdrawn' || !isRestorable(own, job, now())) throw notRestorable();
      if (!(await applications.restore(own))) throw notRestorable();
    },

    /** Returns the draft as hiring members would see it: anonymous in a first look. */
    async preview(memberId: string, id: string): Promise<ApplicationPreview> {
      const job = await findJob(id);
      const draft = await drafts.find(id, memberId);
      const form = { note: draft?.note ?? '', link: draft?.link.trim() || null, works: draft?.works ?? [] };
      const application = await compose(job, memberId, form, now());
      const identity = job.isBlind ? await dependencies.findIdentity(memberId) : undefined;
      return identity
        ? { application: toFirstLook(application, identity), applicant: undefined }
        : { application, applicant: await findApplicant(memberId) };
    },

    async findDraft(memberId: string, id: string) {
      await findJob(id);
      return drafts.find(id, memberId);
    },

    async saveDraft(memberId: string, id: string, form: ApplicationDraftForm): Promise<void> {
      if (isSampleId((await findJob(id)).id)) throw example();
      if (!(await drafts.find(id, memberId))) await reserveDraft(memberId);
      await drafts.save(id, memberId, form, now());
    },

    /** Checks the limits before a file is uploaded. */
    async assertTakesFile(memberId: string, id: string): Promise<void> {
      assertTakesApplications(await findJob(id), now());
      const draft = await drafts.find(id, memberId);
      if ((draft?.files.length ?? 0) >= APPLICATION_LIMITS.files) throw tooManyFiles();
      if (!draft) await reserveDraft(memberId);
    },

    async addFile(memberId: string, id: string, file: UploadedFile): Promise<FileRecord[]> {
      const record = await files.save(file, APPLICATION_FILES, memberId);
      if (!(await drafts.addFile(id, memberId, record, APPLICATION_LIMITS.files, now()))) throw tooManyFiles();
      return (await drafts.find(id, memberId))?.files ?? [];
    },

    async removeFile(memberId: string, id: string, fileId: string): Promise<FileRecord[]> {
      await drafts.removeFile(id, memberId, fileId);
      return (await drafts.find(id, memberId))?.files ?? [];
    },
  };
}

export type Applying = ReturnType<typeof createApplying>;
