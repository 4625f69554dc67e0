import { JOB_LISTS, JOB_PAY_STEPS, JOB_TYPES, type JobListName, type JobType } from '@verse/api-contract/jobs';
import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** What the address asks for. */
export interface JobChoice {
  q: string;
  type: JobType | undefined;
  remote: 'yes' | undefined;
  /** The lowest pay for an hour, in US dollars. */
  pay: string | undefined;
  of: JobListName | undefined;
}

/** Whether to offer posting at all. The server decides who may. */
export const mayPost = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'jobs.write');

/** Anything can stand in an address: what nobody offers is left out. */
export function jobChoiceOf(search: URLSearchParams): JobChoice {
  return {
    q: search.get('q') ?? '',
    type: JOB_TYPES.find((type) => type === search.get('type')),
    remote: search.get('remote') === 'yes' ? 'yes' : undefined,
    pay: JOB_PAY_STEPS.map(String).find((step) => step === search.get('pay')),
    of: JOB_LISTS.find((list) => list === search.get('of')),
  };
}

/** The query of a choice, for the address and for the API. */
export const jobQuery = (choice: JobChoice): string =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  ).toString();

export const isNarrowed = ({ of: _, ...filters }: JobChoice): boolean => Object.values(filters).some(Boolean);
