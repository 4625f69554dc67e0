import type { ListQuery } from '@verse/api-contract/paging.schema';
import type { JobOfferAnswerForm } from '@verse/api-contract/work/job-applications.schema';
import type { FileRecord } from '../../../../platform/files';
import { AppError, readPage } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import type { Threads } from '../../../../platform/threads';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { Answering } from './answering';
import { type Application, isNamed, threadOf, UNKNOWN_APPLICATION } from './application';
import { type ApplicationRepository, toApplicationPosition } from './applications.repository';
import type { OpenThread } from './correspondence';

interface Dependencies {
  jobs: Pick<JobRepository, 'find' | 'findAll'>;
  applications: Pick<ApplicationRepository, 'find' | 'listAllPageOfMember'>;
  answering: Pick<Answering, 'answerOffer'>;
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

/** Says why an offer can no longer be answered. */
function toRefusal({ state, offerAnswer }: Application): string {
  if (offerAnswer) return `You have already ${offerAnswer.kind} this offer.`;
  switch (state) {
    case 'offered':
      return 'The offer changed. Read it before you answer.';
    case 'hired':
      return 'They already hired you.';
    case 'declined':
      return 'They took this offer back. Read why in their answer.';
    case 'unanswered':
      return 'The organisation closed, so the offer is gone.';
    case 'withdrawn':
      return 'You withdrew, so the offer is gone.';
    default:
      return 'You have no offer for this job.';
  }
}

export function createOwnApplications(dependencies: Dependencies) {
  const { jobs, applications, answering, threads, organisations } = dependencies;

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

    /**
     * Accepts or declines an offer. Idempotent.
     *
     * @throws AppError `conflict` if the offer has ended, or was answered otherwise
     */
    async answerOffer(memberId: string, jobId: string, { offeredAt, ...form }: JobOfferAnswerForm) {
      const before = await find(memberId, jobId);
      const given = form.kind === 'accepted' ? { ...form, reason: null, text: '' } : form;
      const answered = await answering.answerOffer(before.application, new Date(offeredAt), given);
      const after = await find(memberId, jobId);
      const { application } = after;
      // A retry, or a hiring member who hired the applicant at the same time.
      const isSame =
        application.offerAnswer?.kind === form.kind || (form.kind === 'accepted' && application.state === 'hired');
      if (!answered && !isSame) throw new AppError('conflict', toRefusal(application));
      return after;
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
        throw new AppError('wrong-state', 'You can write once they know who you are.');
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
