import { DAY_MS } from '@verse/api-contract/time';
import { AppError, type Budgets, type Person } from '../../../../platform/http';
import type { KnownOrganisation } from '../../../../platform/ports';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { JobRepository } from '../jobs.repository';

interface Level {
  /** Days since the organisation was created, and applications that it has answered. */
  days: number;
  answered: number;
  /** Most publications a day, and most open jobs at once. */
  aDay: number;
  open: number;
}

/** From new to long known. An organisation earns more by its age together with its answers to applicants. */
export const PUBLICATION_LEVELS = [
  { days: 0, answered: 0, aDay: 10, open: 20 },
  { days: 30, answered: 10, aDay: 30, open: 100 },
  { days: 180, answered: 50, aDay: 100, open: 500 },
] as const satisfies readonly Level[];

interface Dependencies {
  budgets: Budgets;
  jobs: Pick<JobRepository, 'countOpenOf'>;
  applications: Pick<ApplicationRepository, 'countAnsweredOf'>;
  now: () => Date;
}

/** Bounds how much of the public list of jobs one organisation, or one member through several, can fill. */
export function createPublicationLimits({ budgets, jobs, applications, now }: Dependencies) {
  const byLevel = PUBLICATION_LEVELS.map(({ aDay }, level) => {
    const rule = { windowMs: DAY_MS, most: aDay };
    return {
      ofOrganisation: budgets({
        ...rule,
        name: `job-publications-${level}`,
        message: `Your organisation can publish ${aDay} jobs a day now. Please publish the next one tomorrow.`,
      }),
      ofMember: budgets({
        ...rule,
        name: `job-publications-of-member-${level}`,
        message: `You can publish ${aDay} jobs a day now. Please publish the next one tomorrow.`,
      }),
    };
  });

  async function levelOf({ id, createdAt }: KnownOrganisation): Promise<number> {
    const days = (now().getTime() - createdAt.getTime()) / DAY_MS;
    const aged = PUBLICATION_LEVELS.findLastIndex((level) => days >= level.days);
    if (aged <= 0) return 0;
    const answered = await applications.countAnsweredOf(id);
    return PUBLICATION_LEVELS.findLastIndex((level, index) => index <= aged && answered >= level.answered);
  }

  /** Counts a publication, or rejects it. */
  return async ({ id: memberId }: Pick<Person, 'id'>, organisation: KnownOrganisation): Promise<void> => {
    const level = await levelOf(organisation);
    const { open } = PUBLICATION_LEVELS[level]!;
    if ((await jobs.countOpenOf(organisation.id)) >= open)
      throw new AppError('limit', `Your organisation can have ${open} open jobs now. Close one to publish another.`);
    await byLevel[level]!.ofOrganisation(organisation.id);
    await byLevel[level]!.ofMember(memberId);
  };
}

export type CountPublication = ReturnType<typeof createPublicationLimits>;
