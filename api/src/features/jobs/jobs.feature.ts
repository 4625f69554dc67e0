import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { createRelations } from '../../platform/relations';
import { createId } from '../../store';
import { createApplicationRepository } from './applications.repository';
import { createJobLists } from './job-lists.service';
import { createJobRepository, JOBS } from './jobs.repository';
import { type Contact, jobsRoutes } from './jobs.routes';
import { createJobsService } from './jobs.service';
import { seedJobs } from './seed-jobs';

const DAY_MS = 24 * 60 * 60_000;
const MOST_APPLICATIONS = 30;
const SAVES = { most: 1000, message: 'You have saved as many jobs as we can keep. Remove one to save another.' };
const APPLICATIONS = {
  most: 2000,
  message: 'Your account has as many applications as we can keep. Please write to us to apply for more jobs.',
};

export interface JobsNeeds {
  contacts: (ids: readonly string[]) => Promise<Contact[]>;
  notify: Notify;
}

/** Staff post jobs with their pay; members search, save and apply; what nobody confirms for thirty days is closed. */
export async function createJobsFeature(platform: Platform, { contacts, notify }: JobsNeeds): Promise<Feature> {
  const { db, budgets, quotas, audit, now } = platform;
  const [jobs, applications] = [await createJobRepository(db), await createApplicationRepository(db)];
  const saves = await createRelations(db, 'job_saves', { now, quota: { quotas, ...SAVES } });
  const spend = budgets({
    name: 'job-applications',
    windowMs: DAY_MS,
    most: MOST_APPLICATIONS,
    message: 'You have applied to many jobs today. Try again tomorrow; what you wrote is kept on this device.',
  });
  const service = createJobsService({
    jobs,
    applications,
    saves,
    audit,
    now,
    newId: createId,
    countApplication: (memberId) => spend(memberId, 1),
    reserve: quotas.create({ name: 'job-applications', ...APPLICATIONS, count: applications.countOf }),
    tellClosed: (memberId, jobId) => notify(memberId, { kind: 'applications', subject: jobId }),
  });
  const lists = createJobLists({ jobs, applications, saves, now });
  return {
    name: 'jobs',
    routes: jobsRoutes({ service, lists, contacts, now }),
    personalContent: [
      { name: 'jobApplications', export: applications.allOf, erase: applications.removeOf },
      { name: 'savedJobs', export: saves.allOf, erase: saves.removeOf },
    ],
    seeds: [{ name: 'jobs', collection: JOBS, fill: (content) => seedJobs(content, jobs, now()) }],
    jobs: [
      ...saves.jobs,
      {
        name: 'complete-job-search',
        run: () => jobs.completeSearch(now()),
        failed: 'changed jobs could not be made findable',
      },
    ],
    notifications: [
      {
        kinds: ['applications'],
        async linesFor(_memberId, _kind, subjects) {
          const found = await jobs.findAll(subjects);
          return new Map(
            [...found].map(([id, { title }]) => [
              id,
              { text: `The job “${title}” that you applied to was closed.`, path: addressOf('job', { id }) },
            ]),
          );
        },
      },
    ],
  };
}
