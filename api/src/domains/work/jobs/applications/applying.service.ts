import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@verse/api-contract/time';
import { JOB_MESSAGES } from '@verse/api-contract/work/job-form.values';
import type { JobApplicationForm } from '@verse/api-contract/work/jobs.schema';
import { JOB_LIMITS } from '@verse/api-contract/work/jobs.values';
import { AppError } from '../../../../platform/http';
import type { Quota } from '../../../../platform/quotas';
import { isSampleId } from '../../../../platform/seeding';
import { isOpen, type Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { JobsService } from '../jobs.service';
import { type Application, isWaiting } from './application';
import type { ApplicationDraftRepository } from './application-drafts.repository';
import { type ApplicationRepository, toApplicationId } from './applications.repository';
import type { Compose } from './composing';

interface Dependencies {
  jobs: Pick<JobRepository, 'nextApplicant'>;
  findJob: JobsService['find'];
  applications: ApplicationRepository;
  drafts: Pick<ApplicationDraftRepository, 'remove'>;
  compose: Compose;
  /** Keeps the pictures in snapshots visible to the application's readers. */
  keepPictures: (names: readonly string[], applicationId: string) => Promise<void>;
  /** Reserves quota for an application. */
  reserve: Quota;
  /** Counts an application towards the member's limit, or rejects it. */
  countApplication: (memberId: string) => Promise<void>;
  /** Notifies the hiring members of the job's organisation. */
  notifyReviewers: (application: Application) => Promise<void>;
  now: () => Date;
}

/** Time in milliseconds during which a withdrawal can be undone. */
const RESTORE_MS = 10 * MINUTE_MS;

const closed = () => new AppError('conflict', 'This job is closed. We kept your text on this device.');
const answered = () => new AppError('conflict', 'They already answered, so you can’t send it again.');
const tooOften = () =>
  new AppError('conflict', `You applied for this job ${JOB_LIMITS.applications} times. That’s the limit.`);
const notRestorable = () => new AppError('wrong-state', 'Too late to undo. You can apply again while the job is open.');

/** @throws AppError `conflict` for a sample job */
export function assertNoExample({ id }: Job): void {
  if (isSampleId(id)) throw new AppError('conflict', JOB_MESSAGES.example);
}

/** @throws AppError `conflict` for a sample job or a closed one */
export function assertTakesApplications(job: Job, at: Date): void {
  assertNoExample(job);
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

export function createApplying(dependencies: Dependencies) {
  const { jobs, findJob, applications, drafts, compose, reserve, countApplication, now } = dependencies;

  async function insertOrRenew(job: Job, memberId: string, form: JobApplicationForm, at: Date): Promise<void> {
    const sent = await compose(job, memberId, form, at);
    const { works = [] } = sent;
    const pictures = works.flatMap((work) => work.pictures.map(({ picture }) => picture));
    const names = pictures.flatMap(({ sizes, small, tile = [] }) => [
      small,
      ...[tile].flat(),
      ...sizes.flatMap(({ webp, jpeg }) => [webp, jpeg]),
    ]);
    await dependencies.keepPictures(names, toApplicationId(sent));
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
  };
}

export type Applying = ReturnType<typeof createApplying>;
