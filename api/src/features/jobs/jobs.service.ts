import { createHash } from 'node:crypto';
import { JOB_LIMITS, type JobChange } from '@verse/api-contract/jobs';
import type { JobApplicationForm, JobForm } from '@verse/api-contract/jobs.schema';
import { centsOf } from '@verse/api-contract/money';
import type { AuditLog } from '../../platform/audit';
import { AppError, type Person, VersionConflict } from '../../platform/http';
import type { Quota } from '../../platform/quotas';
import type { Relations } from '../../platform/relations';
import type { ApplicationRepository } from './applications.repository';
import { type Application, isOpen, type Job } from './job';
import type { JobRepository } from './jobs.repository';

interface Dependencies {
  jobs: JobRepository;
  applications: ApplicationRepository;
  saves: Pick<Relations, 'set' | 'onOf'>;
  audit: Pick<AuditLog, 'note'>;
  now: () => Date;
  newId: () => string;
  /** Counts an application, or refuses it. */
  reserve: Quota;
  countApplication: (memberId: string) => Promise<void>;
  /** Tells a member that a job they have applied to was closed. */
  tellClosed: (memberId: string, jobId: string) => Promise<void>;
}

export interface JobOfMember {
  job: Job;
  isSaved: boolean;
  application: Application | undefined;
  /** How many have applied; null for whoever does not post jobs. */
  applicants: number | null;
}

export const UNKNOWN_JOB = 'There is no such job.';
const unknown = () => new AppError('not-found', UNKNOWN_JOB);
const closed = () => new AppError('conflict', 'This job is closed. What you wrote is kept on this device.');
const tooOften = () =>
  new AppError(
    'conflict',
    `You have applied to this job ${JOB_LIMITS.applications} times. That is as often as you can.`,
  );

/** Bright enough to tell companies apart on both themes. */
const COLOURS = ['#E4572E', '#2E86AB', '#7CB518', '#8E44AD', '#16A085', '#F2A541', '#C2185B', '#5C6BC0'];
const colourOf = (company: string) => COLOURS[createHash('sha256').update(company).digest()[0]! % COLOURS.length]!;

type Written = Pick<Job, 'title' | 'company' | 'description' | 'tags' | 'pay' | 'benefits' | 'isRemote' | 'type'>;

const payOf = ({ min, max, currency }: JobForm['pay']): Job['pay'] => ({
  min: centsOf(min),
  max: centsOf(max),
  currency,
  unit: 'hour',
});

const writtenOf = ({ pay, ...form }: Partial<JobForm>): Partial<Written> => ({
  ...form,
  ...(pay ? { pay: payOf(pay) } : {}),
});

export function createJobsService(dependencies: Dependencies) {
  const { jobs, applications, saves, audit, now, newId, countApplication, reserve, tellClosed } = dependencies;

  async function find(id: string): Promise<Job> {
    const job = await jobs.find(id);
    if (!job) throw unknown();
    return job;
  }

  /** Jobs as one member sees them. */
  async function viewAll(memberId: string, all: readonly Job[], isPoster: boolean): Promise<JobOfMember[]> {
    const ids = all.map(({ id }) => id);
    const [saved, own, applicants] = await Promise.all([
      saves.onOf(memberId, ids),
      applications.ofMember(memberId, ids),
      Promise.all(ids.map((id) => (isPoster ? applications.count(id) : null))),
    ]);
    return all.map((job, index) => ({
      job,
      isSaved: saved.has(job.id),
      application: own.get(job.id),
      applicants: applicants[index]!,
    }));
  }

  const view = async (memberId: string, job: Job, isPoster = false): Promise<JobOfMember> =>
    (await viewAll(memberId, [job], isPoster))[0]!;

  async function send(job: Job, memberId: string, { note, link }: JobApplicationForm, at: Date): Promise<void> {
    const state = 'received' as const;
    const fresh = { jobId: job.id, memberId, note, link, state, appliedAt: at, withdrawnAt: null };
    const application = { ...fresh, times: 1, history: [{ state, at }] };
    if (await applications.insert(application)) return;
    if (await applications.renew(application, JOB_LIMITS.applications)) return;
    const own = await applications.find(job.id, memberId);
    // A double click has sent it meanwhile: the first one counts.
    if (own?.state !== 'received') throw tooOften();
  }

  return {
    find,
    viewAll,
    view,

    async setSaved(memberId: string, id: string, isSaved: boolean): Promise<JobOfMember> {
      const job = await find(id);
      await saves.set(id, memberId, isSaved);
      return view(memberId, job);
    },

    /** Whoever has applied has applied, however often they ask. */
    async apply(memberId: string, id: string, form: JobApplicationForm): Promise<JobOfMember> {
      const at = now();
      const job = await find(id);
      const own = await applications.find(id, memberId);
      if (own?.state !== 'received') {
        if (!isOpen(job, at)) throw closed();
        if (own && own.times >= JOB_LIMITS.applications) throw tooOften();
        if (!own) await reserve(memberId);
        await countApplication(memberId);
        await send(job, memberId, form, at);
      }
      return view(memberId, job);
    },

    /** Takes the application back, if there is one, whether or not the job is open. */
    async withdraw(memberId: string, id: string): Promise<JobOfMember> {
      const job = await find(id);
      await applications.withdraw(id, memberId, now());
      return view(memberId, job);
    },

    /** The same key of the same person posts one job, however often it is sent. */
    async post(person: Person, form: JobForm, key: string | undefined): Promise<JobOfMember> {
      const at = now();
      const id = key ? createHash('sha256').update(`${person.id} ${key}`).digest('hex').slice(0, 24) : newId();
      const job: Job = {
        ...(writtenOf(form) as Written),
        id,
        logoColor: colourOf(form.company),
        state: 'open',
        postedAt: at,
        confirmedAt: at,
        version: 1,
      };
      if (await jobs.insert(job, at)) await audit.note(person.id, 'job: posted', id);
      return view(person.id, await find(id), true);
    },

    async change(person: Person, id: string, version: number, change: JobChange): Promise<JobOfMember> {
      const at = now();
      const before = await find(id);
      const { state, ...form } = change;
      const changed = state === undefined ? writtenOf(form) : stateOf(state, at);
      const job = before.version === version ? await jobs.change(before, changed, at) : undefined;
      if (!job) throw new VersionConflict(await view(person.id, await find(id), true));
      await audit.note(person.id, `job: ${state ?? 'edited'}`, id);
      if (before.state === 'open' && job.state === 'closed')
        for await (const { memberId } of applications.received(id)) await tellClosed(memberId, id);
      return view(person.id, job, true);
    },
  };
}

const stateOf = (state: Job['state'], at: Date): Partial<Job> =>
  state === 'open' ? { state, confirmedAt: at } : { state };

export type JobsService = ReturnType<typeof createJobsService>;
