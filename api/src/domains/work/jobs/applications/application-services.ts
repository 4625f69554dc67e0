import { DAY_MS } from '@verse/api-contract/time';
import { SITE } from '../../../../platform/notify';
import type { Platform } from '../../../../platform/open-platform';
import type { Threads } from '../../../../platform/threads';
import type { JobRepository } from '../jobs.repository';
import type { JobsService } from '../jobs.service';
import type { Answering } from './answering';
import { createFindApplicants, createFindIdentities, createHiringNotices, createListApplicants } from './applicants';
import type { ApplicationDraftRepository } from './application-drafts.repository';
import { type ApplicationRepository, APPLICATIONS } from './applications.repository';
import { createApplying } from './applying.service';
import { createAssessing } from './assessing.service';
import type { AssessmentRepository } from './assessments.repository';
import { createComposing } from './composing';
import { createCorrespondence } from './correspondence';
import { createOwnApplications } from './own-applications.service';
import { createOwnDrafts } from './own-drafts.service';
import { createReview } from './review.service';
import { createReviewedApplications } from './reviewed-applications';

const APPLICATIONS_A_DAY = {
  name: 'job-applications',
  windowMs: DAY_MS,
  most: 30,
  message: 'That’s a lot of applications for one day. Try again tomorrow. Your text is safe on this device.',
};
const MESSAGES_A_DAY = {
  name: 'job-messages',
  windowMs: DAY_MS,
  most: 200,
  message: 'That’s a lot of messages for one day. Try again tomorrow. Your text is safe on this device.',
};
const APPLICATION_QUOTA = {
  most: 2000,
  message: 'Your account is full of applications. Write to us to apply for more.',
};
const DRAFT_QUOTA = {
  most: 200,
  message: 'You have too many unsent applications. Send one first.',
};

interface Parts {
  jobs: JobRepository;
  applications: ApplicationRepository;
  applicationDrafts: ApplicationDraftRepository;
  assessments: AssessmentRepository;
  threads: Threads;
  service: Pick<JobsService, 'find'>;
  answering: Answering;
}

export function createApplicationServices(platform: Platform, { applicationDrafts: drafts, service, ...parts }: Parts) {
  const { quotas, budgets, audit, files, pictureReferences, now, organisations, accounts, people } = platform;
  const { notify } = platform.notifications;
  const { applications } = parts;
  const notices = createHiringNotices({ ...people, notify, organisations });
  const common = {
    ...parts,
    drafts,
    audit,
    files,
    now,
    organisations,
    compose: createComposing({ ...people, drafts }),
    findApplicants: createFindApplicants({ ...accounts, ...people }),
    findIdentities: createFindIdentities({ ...accounts, ...people }),
  };
  const reviewed = createReviewedApplications(common);
  return {
    applying: createApplying({
      ...common,
      findJob: service.find,
      countApplication: budgets(APPLICATIONS_A_DAY),
      keepPictures: (names, id) => pictureReferences.add(names, { collection: APPLICATIONS, id }),
      reserve: quotas.create({ name: 'job-applications', ...APPLICATION_QUOTA, count: applications.countOf }),
      notifyReviewers: notices.applied,
    }),
    ownDrafts: createOwnDrafts({
      ...common,
      findJob: service.find,
      reserveDraft: quotas.create({ name: 'job-application-drafts', ...DRAFT_QUOTA, count: drafts.countOf }),
    }),
    own: createOwnApplications(common),
    listApplicants: createListApplicants({ ...accounts, applications }),
    reviewed,
    review: createReview({ ...common, reviewed }),
    assessing: createAssessing({ ...common, ...accounts, reviewed }),
    correspondence: createCorrespondence({
      ...common,
      countMessage: budgets(MESSAGES_A_DAY),
      notify: {
        applicant: notices.wrote,
        organisation: ({ memberId, organisationId, ref = '' }, entry) =>
          notify(memberId, { kind: 'job-messages', subject: ref, act: entry.id, by: organisationId ?? SITE }),
      },
    }),
  };
}
