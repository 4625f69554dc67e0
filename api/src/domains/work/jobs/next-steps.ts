import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import type { Organisations } from '../../../platform/ports';
import type { ApplicationRepository } from './applications/applications.repository';
import type { JobRepository } from './jobs.repository';
import { HIRING_ROLES } from './organisations';

interface Dependencies {
  applications: Pick<ApplicationRepository, 'countOpenOf' | 'firstDueOf' | 'listOffersOf'>;
  jobs: Pick<JobRepository, 'findAll'>;
  organisations: Pick<Organisations, 'findAll' | 'idsOfMember' | 'roleOf'>;
}

type Steps = Awaited<ReturnType<NextStepSource['find']>>;

/** Next steps: offers for applicants to respond to, and applicants awaiting an answer from hiring members. */
export function jobSteps({ applications, jobs, organisations }: Dependencies): NextStepSource {
  async function offersOf(id: string, most: number): Promise<Steps> {
    const offers = await applications.listOffersOf(id, { before: undefined, limit: most });
    const found = await jobs.findAll(offers.map(({ jobId }) => jobId));
    return offers.map(({ jobId }) => ({
      title: found.get(jobId)?.title ?? 'A job',
      text: 'You have an offer. Read it and answer.',
      path: addressOf('own-application', { id: jobId }),
      dueAt: null,
    }));
  }

  async function applicantsOf(id: string, most: number): Promise<Steps> {
    const ids = (await organisations.idsOfMember(id)).slice(0, most);
    const found = await organisations.findAll(ids);
    const steps = ids.map(async (organisationId) => {
      const organisation = found.get(organisationId);
      const role = await organisations.roleOf(organisationId, id);
      if (organisation?.state !== 'open' || !HIRING_ROLES.some((one) => one === role)) return [];
      const due = await applications.firstDueOf(organisationId);
      if (!due) return [];
      const waiting = await applications.countOpenOf(organisationId);
      const text = waiting === 1 ? 'An applicant waits for an answer.' : `${waiting} applicants wait for an answer.`;
      const path = addressOf('hiring', { handle: organisation.handle });
      return [{ title: organisation.name, text, path, dueAt: due.toISOString() }];
    });
    return (await Promise.all(steps)).flat();
  }

  return {
    kind: 'jobs',
    find: async ({ id }, most) => (await Promise.all([offersOf(id, most), applicantsOf(id, most)])).flat(),
  };
}
