import { POSTING_LIMITS } from '@verse/api-contract/work/job-postings.values';
import type { Platform } from '../../../../platform/open-platform';
import type { Announce } from '../announce';
import type { Answering } from '../applications/answering';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { AssessmentRepository } from '../applications/assessments.repository';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { JobsService } from '../jobs.service';
import { createClosing } from './closing';
import { createDrafting } from './drafting.service';
import { createManagedJobs } from './managed-jobs.service';
import type { PostingDraftRepository } from './posting-drafts.repository';
import { createPostingReviews } from './posting-reviews.service';
import { createPublicationLimits } from './publication-limits';
import { createPublishing } from './publishing.service';

const DRAFT_QUOTA = {
  most: POSTING_LIMITS.drafts,
  message: `An organisation keeps at most ${POSTING_LIMITS.drafts} drafts. Delete one to add another.`,
};

interface Parts {
  jobs: JobRepository;
  service: Pick<JobsService, 'findOf'>;
  postingDrafts: PostingDraftRepository;
  applications: ApplicationRepository;
  assessments: AssessmentRepository;
  answering: Answering;
  announce: Announce;
  /** Called when a job is published. */
  published: (job: Job) => Promise<void>;
}

export function createPostingServices(platform: Platform, { postingDrafts: drafts, service, ...parts }: Parts) {
  const { audit, quotas, budgets, now, organisations, notifications } = platform;
  const common = { ...parts, drafts, organisations, audit, now };
  const reserveDraft = quotas.create({ name: 'job-posting-drafts', ...DRAFT_QUOTA, count: drafts.count });
  const countPublication = createPublicationLimits({ ...parts, budgets, now });
  const drafting = createDrafting({ ...common, reserveDraft });
  const publishing = createPublishing({ ...common, countPublication, findDraft: drafting.find });
  return {
    drafting,
    publishing,
    postingReviews: createPostingReviews({ ...common, ...notifications, publishNow: publishing.publishNow }),
    managedJobs: createManagedJobs({ ...common, countPublication, findJob: service.findOf }),
    closing: createClosing(common),
  };
}
