import { JOB_SEARCH_LIMITS } from '@verse/api-contract/work/job-searches.schema';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { Organisations } from '../../../platform/ports';
import type { StartHired } from '../projects';
import { createAnnounce } from './announce';
import { createAnswering } from './applications/answering';
import { createHiringNotices } from './applications/applicants';
import { applicationPictures } from './applications/application-pictures';
import { createApplicationServices } from './applications/application-services';
import { applyingRoutes } from './applications/applying.routes';
import { createFilling } from './applications/filling';
import { createHiredProjects } from './applications/hired-projects';
import { ownApplicationRoutes } from './applications/own-applications.routes';
import { createListApplied } from './applications/own-applications.service';
import { createResponseFigures } from './applications/response-figures';
import { responseFiguresRoute } from './applications/response-figures.routes';
import { reviewRoutes } from './applications/review.routes';
import { backgroundJobs } from './background-jobs';
import { isOpen } from './job';
import { createJobLists } from './job-lists.service';
import { jobNotifications } from './job-notifications';
import { type JobRepositories, openJobRepositories } from './job-repositories';
import { JOBS } from './jobs.repository';
import { jobsRoutes } from './jobs.routes';
import { createJobsService } from './jobs.service';
import { payText } from './jobs.view';
import { jobSteps } from './next-steps';
import { createPersonalData } from './personal-data';
import { postingReviewRoutes } from './postings/posting-reviews.routes';
import { createPostingServices } from './postings/posting-services';
import { postingRoutes } from './postings/postings.routes';
import { searchableJobs } from './searchable-jobs';
import { jobSearchRoutes } from './searches/job-searches.routes';
import { createMatching } from './searches/matching';
import { seedJobs } from './seed-jobs';

const SEARCH_QUOTA = {
  most: JOB_SEARCH_LIMITS.searches,
  message: `You can save ${JOB_SEARCH_LIMITS.searches} searches. Delete one to save another.`,
};

export type JobsFeature = Feature & Pick<Organisations, 'findJob' | 'countOpen'>;

async function createServices(platform: Platform, repositories: JobRepositories, startHired: StartHired) {
  const { db, audit, now, organisations, people, notifications } = platform;
  const announce = createAnnounce(platform);
  const common = { ...repositories, ...notifications, audit, organisations, announce, now };
  const figures = await createResponseFigures({ ...common, db });
  const { answeredOffer } = createHiringNotices({ ...common, ...people });
  const hiredProjects = await createHiredProjects({ ...common, startHired });
  const answering = await createAnswering({
    ...common,
    notifyReviewers: answeredOffer,
    startProject: hiredProjects.start,
    figuresChanged: figures.markStale,
  });
  const matching = await createMatching(common);
  const service = createJobsService({ ...common, findFigures: figures.findAll });
  const filling = await createFilling({ ...common, answering, findJob: service.findOf });
  return {
    filling,
    hiredProjects,
    figures,
    answering,
    matching,
    service,
    lists: createJobLists({ ...common, listApplied: createListApplied(repositories.applications) }),
    ...createPostingServices(platform, { ...repositories, service, answering, announce, published: matching.match }),
  };
}

/**
 * Organisations and staff post jobs that state their pay. Members search, save, and apply. Every applicant gets an
 * answer or, if the organisation fails to give one, a notice. Jobs not confirmed for thirty days are closed.
 */
export async function createJobsFeature(platform: Platform, startHired: StartHired): Promise<JobsFeature> {
  const { quotas, responses, files, config, now, organisations } = platform;
  const repositories = await openJobRepositories(platform);
  const { jobs, applications, postingDrafts: drafts, searches } = repositories;
  const services = await createServices(platform, repositories, startHired);
  const { service, lists } = services;
  const ofApplications = createApplicationServices(platform, { ...repositories, ...services });
  const { publicOrigin } = config;
  const reserve = quotas.create({ name: 'job-searches', ...SEARCH_QUOTA, count: searches.countOf });
  /** Returns the text of an open job's social card. */
  async function openJob(id: string) {
    const job = await jobs.find(id);
    if (!job || !isOpen(job, now())) return undefined;
    const { organisation } = await service.view(undefined, job);
    return { title: job.title, about: `${organisation?.name ?? job.company}, ${payText(job.pay)}` };
  }
  return {
    name: 'jobs',
    listed: { jobs: lists.allOpen, openJob },
    pages: { 'public-job': async (id) => (await openJob(id)) !== undefined },
    onOrganisationClosed: services.closing.closeAllOf,
    async findJob(id) {
      const job = await jobs.find(id);
      return job?.organisationId !== undefined && isOpen(job, now())
        ? { title: job.title, organisationId: job.organisationId }
        : undefined;
    },
    countOpen: async (id) => ({
      openJobs: await jobs.countOpenOf(id),
      openApplications: await applications.countOpenOf(id),
    }),
    routes: [
      ...jobsRoutes({ service, lists, responses, now }),
      ...applyingRoutes({ ...ofApplications, jobs: service, now }),
      ...ownApplicationRoutes({ ...ofApplications, files, organisations }),
      ...postingRoutes({ ...services, jobs: service, applications, organisations, now }),
      ...postingReviewRoutes({ ...services, jobs: service, organisations, now }),
      ...reviewRoutes({ ...ofApplications, jobs: service, files, organisations }),
      responseFiguresRoute({ figures: services.figures, organisations, responses }),
      ...jobSearchRoutes({ searches, lists, reserve, responses, publicOrigin, now }),
    ],
    pictures: applicationPictures({ applications, organisations }),
    searchable: [searchableJobs({ jobs, organisations, now })],
    seeds: [{ name: 'jobs', collection: JOBS, fill: (content) => seedJobs(content, jobs, now()) }],
    jobs: backgroundJobs({ ...services, repositories, now }),
    personalData: createPersonalData(repositories),
    nextSteps: [jobSteps({ applications, jobs, organisations, now })],
    workQueues: [
      {
        desk: 'job-reviews',
        count: drafts.countInReview,
        oldest: async () => (await drafts.listInReview(1))[0]?.savedAt,
        promised: null,
      },
    ],
    notifications: [jobNotifications({ jobs, applications, drafts, searches, organisations })],
  };
}
