import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import type { Platform } from '../../../platform/open-platform';
import { createRelations } from '../../../platform/relations';
import { createThreads } from '../../../platform/threads';
import { createApplicationDraftRepository } from './applications/application-drafts.repository';
import { createApplicationRepository } from './applications/applications.repository';
import { createAssessmentRepository } from './applications/assessments.repository';
import { createJobRepository } from './jobs.repository';
import { createPostingDraftRepository } from './postings/posting-drafts.repository';
import { createJobSearchRepository } from './searches/job-searches.repository';

const SAVES = { most: 1000, message: 'Your saved jobs are full. Remove one to save another.' };

export async function openJobRepositories({ db, quotas, searchChanges, now }: Platform) {
  return {
    jobs: await createJobRepository(db, { changed: (id) => searchChanges.changed('job', id), now }),
    applications: await createApplicationRepository(db),
    applicationDrafts: await createApplicationDraftRepository(db),
    assessments: await createAssessmentRepository(db),
    postingDrafts: await createPostingDraftRepository(db),
    searches: await createJobSearchRepository(db),
    threads: await createThreads(db, { now, mostEntries: APPLICATION_LIMITS.threadEntries }),
    saves: await createRelations(db, 'job_saves', { now, quota: { quotas, ...SAVES } }),
  };
}

export type JobRepositories = Awaited<ReturnType<typeof openJobRepositories>>;
