import type { ResponseFigures } from '@verse/api-contract/api';
import type { ApplicationStage } from '@verse/api-contract/work/application-stages.values';
import type { JobChange, JobForm } from '@verse/api-contract/work/jobs.schema';
import type { AuditLog } from '../../../platform/audit';
import { sha256 } from '../../../platform/hashes';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { KnownOrganisation, Notifications, Organisations } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';
import { createId } from '../../../store';
import type { Announce } from './announce';
import { isOpen, type Job, toPay } from './job';
import { UNKNOWN_JOB } from './job-calls';
import { colourOf } from './job-colour';
import type { JobRepository } from './jobs.repository';

/** A member's own application, as shown with the job. */
export interface ApplicationOfMember {
  note: string;
  link: string | null;
  state: ApplicationStage;
  appliedAt: Date;
  withdrawnAt: Date | null;
}

/** Calls by which jobs read their applications. */
interface JobApplications {
  /** Returns the member's applications, keyed by job id. */
  listOfMember: (memberId: string, jobIds: readonly string[]) => Promise<ReadonlyMap<string, ApplicationOfMember>>;
  count: (jobId: string) => Promise<number>;
  /** Lists the applications awaiting an answer. */
  waiting: (jobId: string) => AsyncIterable<{ memberId: string }>;
}

interface Dependencies extends Pick<Notifications, 'notify'> {
  jobs: JobRepository;
  applications: JobApplications;
  organisations: Pick<Organisations, 'findAll'>;
  findFigures: (organisationIds: readonly string[]) => Promise<ReadonlyMap<string, ResponseFigures>>;
  saves: Pick<Relations, 'set' | 'onOf'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
  announce: Announce;
}

export interface JobOfMember {
  job: Job;
  isSaved: boolean;
  application: ApplicationOfMember | undefined;
  /** Number of applicants; null if the caller does not manage jobs. */
  applicants: number | null;
  organisation: KnownOrganisation | undefined;
  figures: ResponseFigures | undefined;
}

const unknown = () => new AppError('not-found', UNKNOWN_JOB);
const ofOrganisation = () => new AppError('wrong-state', 'An organisation runs this job. Staff can only close it.');
type Written = Pick<Job, 'title' | 'company' | 'description' | 'tags' | 'pay' | 'benefits' | 'isRemote' | 'type'>;

const toJobFields = ({ pay, ...form }: Partial<JobForm>): Partial<Written> => ({
  ...form,
  ...(pay ? { pay: toPay(pay) } : {}),
});

export function createJobsService(dependencies: Dependencies) {
  const { jobs, applications, organisations, findFigures, saves, audit, now, announce, notify } = dependencies;

  async function find(id: string): Promise<Job> {
    const job = await jobs.find(id);
    if (!job) throw unknown();
    return job;
  }

  /** Adds the member's saves and applications to the jobs. Guests have neither. */
  async function viewAll(memberId: string | undefined, all: readonly Job[], isPoster: boolean): Promise<JobOfMember[]> {
    const ids = all.map(({ id }) => id);
    const organisationIds = [...new Set(all.flatMap(({ organisationId }) => organisationId ?? []))];
    const [saved, own, applicants, known, figures] = await Promise.all([
      memberId === undefined ? new Set<string>() : saves.onOf(memberId, ids),
      memberId === undefined ? new Map<string, ApplicationOfMember>() : applications.listOfMember(memberId, ids),
      Promise.all(ids.map(async (id) => (isPoster ? applications.count(id) : null))),
      organisations.findAll(organisationIds),
      findFigures(organisationIds),
    ]);
    return all.map((job, index) => ({
      job,
      isSaved: saved.has(job.id),
      application: own.get(job.id),
      applicants: applicants[index]!,
      organisation: known.get(job.organisationId ?? ''),
      figures: figures.get(job.organisationId ?? ''),
    }));
  }

  const view = async (memberId: string | undefined, job: Job, isPoster = false): Promise<JobOfMember> =>
    (await viewAll(memberId, [job], isPoster))[0]!;

  return {
    find,
    /** @throws AppError `not-found` if the organisation has no such job */
    async findOf(organisationId: string, id: string): Promise<Job> {
      const job = await find(id);
      if (job.organisationId !== organisationId) throw unknown();
      return job;
    },
    /** Finds an open job for guests. Treats closed jobs as unknown. */
    async findOpen(id: string): Promise<JobOfMember> {
      const job = await find(id);
      if (!isOpen(job, now())) throw unknown();
      return view(undefined, job);
    },
    viewAll,
    view,

    async setSaved(memberId: string, id: string, isSaved: boolean): Promise<JobOfMember> {
      const job = await find(id);
      await saves.set(id, memberId, isSaved);
      return view(memberId, job);
    },

    /** Posts a job. A retry by the same person with the same key does not post a second job. */
    async post(person: Person, form: JobForm, key: string | undefined): Promise<JobOfMember> {
      const at = now();
      const id = key ? sha256(`${person.id} ${key}`).slice(0, 24) : createId();
      const job: Job = {
        ...(toJobFields(form) as Written),
        id,
        logoColor: colourOf(form.company),
        state: 'open',
        postedAt: at,
        confirmedAt: at,
        version: 1,
      };
      if (await jobs.insert(job, at)) {
        await audit.record(person.id, 'job: posted', id);
        await announce();
      }
      return view(person.id, await find(id), true);
    },

    async change(person: Person, id: string, version: number, change: JobChange): Promise<JobOfMember> {
      const at = now();
      const before = await find(id);
      const { state, ...form } = change;
      if (before.organisationId !== undefined && state !== 'closed') throw ofOrganisation();
      const changed = state === undefined ? toJobFields(form) : toState(state, at);
      const job = before.version === version ? await jobs.change(before, changed, at) : undefined;
      if (!job) throw new VersionConflict(await view(person.id, await find(id), true));
      await audit.record(person.id, `job: ${state ?? 'edited'}`, id);
      await announce(before.organisationId);
      if (before.state === 'open' && job.state === 'closed')
        for await (const { memberId } of applications.waiting(id))
          await notify(memberId, { kind: 'applications', subject: id, by: SITE });
      return view(person.id, job, true);
    },
  };
}

const toState = (state: 'open' | 'closed', at: Date): Partial<Job> =>
  state === 'open' ? { state, confirmedAt: at, closedAt: null } : { state, closedAt: at };

export type JobsService = ReturnType<typeof createJobsService>;
