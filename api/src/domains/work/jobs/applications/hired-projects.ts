import { joinWords } from '@verse/api-contract/joined-words';
import { CURRENCIES, type Money } from '@verse/api-contract/money';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import type { Organisations } from '../../../../platform/ports';
import type { StartHired } from '../../projects';
import type { Job, Pay } from '../job';
import type { JobRepository } from '../jobs.repository';
import { payText } from '../jobs.view';
import { HIRING_ROLES } from '../organisations';
import type { Application } from './application';
import { type ApplicationRepository, toApplicationId } from './applications.repository';

interface Dependencies {
  applications: Pick<ApplicationRepository, 'openHires'>;
  jobs: Pick<JobRepository, 'find'>;
  organisations: Pick<Organisations, 'findAll' | 'membersOf'>;
  startHired: StartHired;
  now: () => Date;
}

/** Returns the pay as a project's budget, or null if it is not for the whole project or in another currency. */
function budgetOf({ max, currency, unit }: Pay): Money | null {
  const known = CURRENCIES.find((one) => one === currency);
  return known && unit === 'project' && max <= PROJECT_LIMITS.minor ? { currency: known, minor: max } : null;
}

/** Whether the work is done in a project. Employment has a contract outside the site, with pay by the month. */
const isProjectWork = ({ type, pay }: Job): boolean => type === 'Contract' || pay.unit === 'project';

/**
 * Starts a project for each hire into project work. The write that hires an applicant also sets `unprojectedSince`, so
 * another process completes what a killed one has left.
 */
export async function createHiredProjects({ applications, jobs, organisations, startHired, now }: Dependencies) {
  const unprojected = await applications.openHires({ run: start, now });

  /** Returns the member who hired or, if they no longer hire for the organisation, an owner. */
  async function findHirer({ answer, organisationId = '', memberId }: Application): Promise<string | undefined> {
    const hirers = await organisations.membersOf(organisationId, HIRING_ROLES);
    const candidates = hirers.includes(answer?.by ?? '')
      ? [answer!.by!]
      : await organisations.membersOf(organisationId, ['owner']);
    return candidates.find((id) => id !== memberId);
  }

  async function openProject(application: Application, job: Job): Promise<Application['project']> {
    const { ref, jobId, organisationId, memberId } = application;
    if (!isProjectWork(job)) return undefined;
    const hiredBy = await findHirer(application);
    if (ref === undefined || organisationId === undefined || hiredBy === undefined) return undefined;
    const { name = job.company } = (await organisations.findAll([organisationId])).get(organisationId) ?? {};
    const number = await startHired({
      ref,
      jobId,
      organisationId,
      hiredBy,
      memberId,
      title: job.title,
      aim: `${joinWords(`For ${name}. Pay in the job: ${payText(job.pay)}.`)}\n\n${job.description}`,
      budget: budgetOf(job.pay),
    });
    return { number, isOrganisations: true };
  }

  async function start(application: Application): Promise<void> {
    const job = await jobs.find(application.jobId);
    const project = job && (await openProject(application, job));
    await unprojected.clear(toApplicationId(application), {}, project ? { $set: { project } } : {});
  }

  return {
    start,
    /** Opens the projects that a killed process did not. */
    startLost: unprojected.complete,
  };
}

export type HiredProjects = Awaited<ReturnType<typeof createHiredProjects>>;
