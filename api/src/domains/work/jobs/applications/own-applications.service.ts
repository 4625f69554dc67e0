import type { ListQuery } from '@verse/api-contract/paging.schema';
import type { FileRecord } from '../../../../platform/files';
import { AppError, readPage } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import type { Threads } from '../../../../platform/threads';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import { type Application, isNamed, threadOf, UNKNOWN_APPLICATION } from './application';
import { type ApplicationRepository, toApplicationPosition } from './applications.repository';
import type { OpenThread } from './correspondence';

interface Dependencies {
  jobs: Pick<JobRepository, 'find' | 'findAll'>;
  applications: Pick<ApplicationRepository, 'find' | 'listAllPageOfMember'>;
  threads: Pick<Threads, 'findFile'>;
  organisations: Pick<Organisations, 'findAll'>;
}

export interface OwnApplication {
  application: Application;
  job: Job | undefined;
}

const LIST = 'own-applications';
const APPLIED = 'job-applications';

/** Whether the thread is open. In a blind review, it opens once the organisation knows who the applicant is. */
export const isThreadOpen = (job: Job | undefined, application: Application): boolean =>
  job?.organisationId !== undefined &&
  application.ref !== undefined &&
  application.state !== 'withdrawn' &&
  isNamed(job, application);

export function createOwnApplications({ jobs, applications, threads, organisations }: Dependencies) {
  async function find(memberId: string, jobId: string): Promise<OwnApplication> {
    const application = await applications.find(jobId, memberId);
    if (!application) throw new AppError('not-found', UNKNOWN_APPLICATION);
    return { application, job: await jobs.find(jobId) };
  }

  return {
    find,

    async list(memberId: string, query: ListQuery) {
      const { rows, next } = await readPage(
        LIST,
        query,
        (page) => applications.listAllPageOfMember(memberId, page),
        toApplicationPosition,
      );
      const jobsById = await jobs.findAll(rows.map(({ jobId }) => jobId));
      return { applications: rows.map((application) => ({ application, job: jobsById.get(application.jobId) })), next };
    },

    async findFile(memberId: string, jobId: string, fileId: string): Promise<FileRecord> {
      const { application } = await find(memberId, jobId);
      const sent = application.files?.find(({ id }) => id === fileId);
      const file = sent ?? (application.ref ? await threads.findFile(threadOf(application), fileId) : undefined);
      if (!file) throw new AppError('not-found', 'There is no such file.');
      return file;
    },

    async openThread(memberId: string, jobId: string): Promise<OpenThread> {
      const { application, job } = await find(memberId, jobId);
      if (!job || !isThreadOpen(job, application))
        throw new AppError('wrong-state', 'You can write once the organisation knows who you are.');
      const id = application.organisationId ?? '';
      const organisation = (await organisations.findAll([id])).get(id);
      const names = { applicant: 'You', organisation: organisation?.name ?? job.company };
      return { application, side: 'applicant', readerId: memberId, names };
    },
  };
}

/** Lists the ids of the jobs that the member has applied to, newest application first. Omits withdrawn applications. */
export const createListApplied =
  (applications: Pick<ApplicationRepository, 'listPageOfMember'>) =>
  async (memberId: string, cursor: string | undefined, limit: number) => {
    const { rows, next } = await readPage(
      APPLIED,
      { cursor, limit },
      (page) => applications.listPageOfMember(memberId, page),
      toApplicationPosition,
    );
    return { ids: rows.map(({ jobId }) => jobId), next };
  };

export type OwnApplications = ReturnType<typeof createOwnApplications>;
