import { DAY_MS } from '@verse/api-contract/time';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import type { Filter } from '../../../../store';
import type { Client } from '../project';
import type { ProjectParts } from '../project-parts';

const MOST_KEPT = 2000;

type Dependencies = Pick<ProjectParts, 'budgets' | 'quotas' | 'projects'>;

const ORGANISATION = 'organisation:';

/** Returns the client as the account of its quotas; the counterpart of `filterOf`. */
const toAccount = ({ kind, id }: Client): string => (kind === 'member' ? id : ORGANISATION + id);
const filterOf = (account: string): Filter =>
  account.startsWith(ORGANISATION)
    ? { clientOrganisationId: account.slice(ORGANISATION.length) }
    : { clientId: account };

/** Limits how much a person can send per day, and how many open briefs and projects a client can have. */
export function createBriefLimits({ budgets, quotas, projects }: Dependencies) {
  const reserveOpen = quotas.create({
    name: 'open-briefs',
    most: PROJECT_LIMITS.open,
    message: `You have ${PROJECT_LIMITS.open} open briefs. Withdraw one to send another.`,
    count: (account) => projects.countOpen(filterOf(account), PROJECT_LIMITS.open),
  });
  const reserveKept = quotas.create({
    name: 'projects',
    most: MOST_KEPT,
    message: 'Your account is full of projects. Write to us to start another.',
    count: (account) => projects.countOf(filterOf(account), MOST_KEPT),
  });
  const spendBrief = budgets({
    name: 'project-briefs',
    windowMs: DAY_MS,
    most: 40,
    message: 'That’s a lot of briefs for one day. Try again tomorrow. Your text is safe in this tab.',
  });
  const countMessage = budgets({
    name: 'project-messages',
    windowMs: DAY_MS,
    most: 300,
    message: 'That’s a lot of messages for one day. Try again tomorrow. Your text is safe on this device.',
  });
  const countFiles = budgets({
    name: 'project-files',
    windowMs: DAY_MS,
    most: 100,
    message: 'That’s a lot of files for one day. Try again tomorrow.',
  });
  return {
    async reserve(personId: string, client: Client): Promise<void> {
      await spendBrief(personId);
      await reserveOpen(toAccount(client));
      await reserveKept(toAccount(client));
    },
    countMessage,
    countFiles,
  };
}
