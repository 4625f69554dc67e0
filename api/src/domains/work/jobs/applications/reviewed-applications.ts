import type { ApplicationRowQuery } from '@verse/api-contract/work/job-applications.schema';
import { AppError, type Person, readPage } from '../../../../platform/http';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { FindApplicants, FindIdentities } from './applicants';
import { type Applicant, type Application, isNamed, UNKNOWN_APPLICATION } from './application';
import { type ApplicationRepository, toApplicationPosition } from './applications.repository';
import type { AssessmentRepository, Scores } from './assessments.repository';
import { toFirstLook } from './first-look';

interface Dependencies {
  jobs: Pick<JobRepository, 'find'>;
  applications: Pick<ApplicationRepository, 'byRef' | 'listPageOfJob'>;
  assessments: Pick<AssessmentRepository, 'scoresFor'>;
  findApplicants: FindApplicants;
  findIdentities: FindIdentities;
}

/** An application as a particular reviewer sees it. */
export interface ReviewedApplication {
  application: Application;
  job: Job;
  /** Undefined in a first look, because the applicant is anonymous. */
  applicant: Applicant | undefined;
  /** Only the number of files, because a first look does not list them. */
  files: number;
  own: Scores | undefined;
  others: Scores[];
}

const unknown = () => new AppError('not-found', UNKNOWN_APPLICATION);

/** Applications as each reviewer may see them: in a blind review, without names until the applicant is shortlisted. */
export function createReviewedApplications(dependencies: Dependencies) {
  const { jobs, applications, assessments, findApplicants, findIdentities } = dependencies;

  async function viewAll(
    person: Person,
    all: readonly Application[],
    jobsById: ReadonlyMap<string, Job>,
  ): Promise<ReviewedApplication[]> {
    const isShown = (application: Application) => {
      const job = jobsById.get(application.jobId);
      return job !== undefined && isNamed(job, application);
    };
    const idsOf = (some: readonly Application[]) => some.map(({ memberId }) => memberId);
    const applicants = await findApplicants(person, idsOf(all.filter(isShown)));
    const identities = await findIdentities(idsOf(all.filter((one) => !isShown(one))));
    const scores = await assessments.scoresFor(all.flatMap(({ ref }) => ref ?? []));
    return all.flatMap((application) => {
      const job = jobsById.get(application.jobId);
      const applicant = isShown(application) ? applicants.get(application.memberId) : undefined;
      const identity = isShown(application) ? undefined : identities.get(application.memberId);
      if (!job || (!applicant && !identity)) return [];
      const given = scores.get(application.ref ?? '') ?? [];
      const own = given.find(({ memberId }) => memberId === person.id);
      return [
        {
          job,
          application: identity ? toFirstLook(application, identity) : application,
          applicant,
          files: application.files?.length ?? 0,
          own,
          others: own ? given.filter((one) => one !== own) : [],
        },
      ];
    });
  }

  async function find(organisationId: string, ref: string): Promise<Application> {
    const application = await applications.byRef(ref);
    if (application?.organisationId !== organisationId || application.state === 'withdrawn') throw unknown();
    return application;
  }

  /** @throws AppError `not-found` if the job is gone or the person may not see the applicant */
  async function view(person: Person, application: Application): Promise<ReviewedApplication> {
    const job = await jobs.find(application.jobId);
    const [shown] = job ? await viewAll(person, [application], new Map([[job.id, job]])) : [];
    if (!shown) throw unknown();
    return shown;
  }

  return {
    find,
    view,

    async list(person: Person, job: Job, query: ApplicationRowQuery) {
      const { rows, next } = await readPage(
        `job-${job.id}`,
        query,
        (page) => applications.listPageOfJob(job.id, query.stage, page),
        toApplicationPosition,
      );
      return { applications: await viewAll(person, rows, new Map([[job.id, job]])), next };
    },
  };
}

export type ReviewedApplications = ReturnType<typeof createReviewedApplications>;
