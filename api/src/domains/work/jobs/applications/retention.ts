import { DAY_MS } from '@verse/api-contract/time';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import type { Threads } from '../../../../platform/threads';
import type { JobRepository } from '../jobs.repository';
import { threadOf } from './application';
import type { ApplicationRepository } from './applications.repository';
import type { AssessmentRepository } from './assessments.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'listKept' | 'clearKept'>;
  applications: Pick<ApplicationRepository, 'ofJob' | 'eraseContent'>;
  assessments: Pick<AssessmentRepository, 'removeFor'>;
  threads: Pick<Threads, 'remove'>;
}

const AT_ONCE = 20;

/** Deletes organisations' copies of applications to jobs that closed long ago. */
export const createRetention =
  ({ jobs, applications, assessments, threads }: Dependencies, now: () => Date) =>
  async (): Promise<number> => {
    const closed = await jobs.listKept(new Date(now().getTime() - APPLICATION_LIMITS.keptDays * DAY_MS), AT_ONCE);
    for (const { id } of closed) {
      for await (const application of applications.ofJob(id)) {
        if (application.ref !== undefined) await assessments.removeFor(application.ref);
        await threads.remove(threadOf(application));
        await applications.eraseContent(application);
      }
      await jobs.clearKept(id);
    }
    return closed.length;
  };
