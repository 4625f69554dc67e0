import type { JobSearchQuery } from '@verse/api-contract/api';
import {
  JOB_AGES,
  JOB_LIMITS,
  JOB_LISTS,
  JOB_PAY_STEPS,
  JOB_TYPES,
  type JobListName,
  type JobType,
  ZONES,
} from '@verse/api-contract/jobs';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';

/** The job filters in the URL query. */
export interface JobChoice {
  q: string;
  type: JobType | undefined;
  remote: 'yes' | undefined;
  /** Minimum hourly pay, in US dollars. */
  pay: JobSearchQuery['pay'];
  skill: string;
  place: string;
  /** UTC offset in hours. */
  zone: string | undefined;
  /** Maximum number of days since the job was posted. */
  days: string | undefined;
  of: JobListName | undefined;
  /** An organisation's handle, set by links from its page. */
  organisation: string | undefined;
}

const LONGEST_HANDLE = 60;

/** Drops unknown values, because a URL can contain anything. */
export function parseJobChoice(search: URLSearchParams): JobChoice {
  const readText = (name: string, longest = LONGEST_SEARCH) => (search.get(name) ?? '').slice(0, longest);
  return {
    q: readText('q'),
    type: JOB_TYPES.find((type) => type === search.get('type')),
    remote: search.get('remote') === 'yes' ? 'yes' : undefined,
    pay: JOB_PAY_STEPS.map((step) => `${step}` as const).find((step) => step === search.get('pay')),
    skill: readText('skill', JOB_LIMITS.tag),
    place: readText('place'),
    zone: ZONES.map(String).find((zone) => zone === search.get('zone')),
    days: JOB_AGES.map(String).find((days) => days === search.get('days')),
    of: JOB_LISTS.find((list) => list === search.get('of')),
    organisation: search.get('organisation')?.slice(0, LONGEST_HANDLE) || undefined,
  };
}

/** Returns the query string for the filters, for both the URL and the API. */
export const jobQuery = (choice: JobChoice): string =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  ).toString();

/** Returns the filters that can be saved as a search and followed as a feed; undefined if no such filter is set. */
export function toSearchQuery(choice: JobChoice): JobSearchQuery | undefined {
  const { of: _, days: __, organisation: ___, zone, ...filters } = choice;
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const whole = { ...query, ...(zone === undefined ? {} : { zone: Number(zone) }) };
  return Object.keys(whole).length > 0 ? whole : undefined;
}

export const isNarrowed = ({ of: _, ...filters }: JobChoice): boolean => Object.values(filters).some(Boolean);
