import type { JobSearchQuery } from '@verse/api-contract/api';
import { JOB_AGES, JOB_LIMITS, JOB_LISTS, JOB_PAY_STEPS, JOB_TYPES, ZONES } from '@verse/api-contract/work/jobs.values';
import { defineFilters, oneOf, text, type ValuesOf } from '@verse/contract/filters';

const LONGEST_HANDLE = 60;

/** The job filters in the URL query. */
export const JOB_FILTERS = defineFilters({
  q: text(),
  type: oneOf(JOB_TYPES),
  remote: oneOf(['yes']),
  /** Minimum hourly pay, in US dollars. */
  pay: oneOf(JOB_PAY_STEPS.map((step) => `${step}` as const)),
  skill: text(JOB_LIMITS.tag),
  place: text(),
  /** UTC offset in hours. */
  zone: oneOf(ZONES.map(String)),
  /** Maximum number of days since the job was posted. */
  days: oneOf(JOB_AGES.map(String)),
  of: oneOf(JOB_LISTS),
  /** An organisation's handle, set by links from its page. */
  organisation: text(LONGEST_HANDLE),
});

export type JobFilters = ValuesOf<typeof JOB_FILTERS>;

/** Returns the filters that can be saved as a search and followed as a feed; undefined if no such filter is set. */
export function toSearchQuery(values: JobFilters): JobSearchQuery | undefined {
  const { of: _, days: __, organisation: ___, zone, ...filters } = values;
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const whole = { ...query, ...(zone === undefined ? {} : { zone: Number(zone) }) };
  return Object.keys(whole).length > 0 ? whole : undefined;
}

export const isNarrowed = ({ of: _, ...filters }: JobFilters): boolean => Object.values(filters).some(Boolean);
