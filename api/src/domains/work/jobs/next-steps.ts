import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import type { KnownOrganisation, Organisations } from '../../../platform/ports';
import type { ApplicationRepository } from './applications/applications.repository';
import { isOpen } from './job';
import type { JobRepository } from './jobs.repository';
import { HIRING_ROLES } from './organisations';

interface Dependencies {
  applications: Pick<
    ApplicationRepository,
    'countOpenOf' | 'firstDueOf' | 'listOffersOf' | 'listUnseenAnswers' | 'listHiredOf' | 'countStage'
  >;
  jobs: Pick<JobRepository, 'findAll'>;
  organisations: Pick<Organisations, 'findAll' | 'idsOfMember' | 'roleOf'>;
  now: () => Date;
}

/** Number of an organisation's hires whose jobs are checked for free positions. */
const RECENT_HIRES = 100;

type Steps = Awaited<ReturnType<NextStepSource['find']>>;

/**
 * Next steps: offers for applicants to respond to; for hiring members, their answers, filled jobs, and applicants
 * awaiting an answer.
 */
export function jobSteps({ applications, jobs, organisations, now }: Dependencies): NextStepSource {
  async function offersOf(id: string, most: number): Promise<Steps> {
    const offers = await applications.listOffersOf(id, { before: undefined, limit: most });
    const found = await jobs.findAll(offers.map(({ jobId }) => jobId));
    return offers.map(({ jobId }) => ({
      title: found.get(jobId)?.title ?? 'A job',
      text: 'You have an offer. Accept or decline it.',
      path: addressOf('own-application', { id: jobId }),
      dueAt: null,
    }));
  }

  async function offerAnswersOf({ id, handle }: KnownOrganisation, most: number): Promise<Steps> {
    const answered = await applications.listUnseenAnswers(id, most);
    const found = await jobs.findAll(answered.map(({ jobId }) => jobId));
    return answered.map(({ jobId, ref = '', offerAnswer }) => ({
      title: found.get(jobId)?.title ?? 'A job',
      text: `Your offer was ${offerAnswer?.kind}. Read the answer.`,
      path: addressOf('applicant', { handle, id: ref }),
      dueAt: null,
    }));
  }

  async function filledOf({ id, handle }: KnownOrganisation): Promise<Steps> {
    const hired = await applications.listHiredOf(id, RECENT_HIRES);
    const found = [...(await jobs.findAll(hired.map(({ jobId }) => jobId))).values()];
    const open = found.filter((job) => isOpen(job, now()));
    const steps = open.map(async ({ id: jobId, title, positions = 1 }) => {
      if ((await applications.countStage(jobId, 'hired')) < positions) return [];
      const text = 'All positions filled. Close the job and answer the others.';
      return [{ title, text, path: addressOf('applicants', { handle, id: jobId }), dueAt: null }];
    });
    return (await Promise.all(steps)).flat();
  }

  async function waitingOf({ id, handle, name }: KnownOrganisation): Promise<Steps> {
    const due = await applications.firstDueOf(id);
    if (!due) return [];
    const waiting = await applications.countOpenOf(id);
    const text = waiting === 1 ? 'Answer an applicant.' : `${waiting} applicants wait for an answer.`;
    return [{ title: name, text, path: addressOf('hiring', { handle }), dueAt: due.toISOString() }];
  }

  async function applicantsOf(id: string, most: number): Promise<Steps> {
    const ids = (await organisations.idsOfMember(id)).slice(0, most);
    const found = await organisations.findAll(ids);
    const steps = ids.map(async (organisationId) => {
      const organisation = found.get(organisationId);
      const role = await organisations.roleOf(organisationId, id);
      if (organisation?.state !== 'open' || !HIRING_ROLES.some((one) => one === role)) return [];
      return (
        await Promise.all([offerAnswersOf(organisation, most), filledOf(organisation), waitingOf(organisation)])
      ).flat();
    });
    return (await Promise.all(steps)).flat();
  }

  return {
    kind: 'jobs',
    find: async ({ id }, most) => (await Promise.all([offersOf(id, most), applicantsOf(id, most)])).flat(),
  };
}
