export { APPLICATION_TEXTS, JOB_CURRENCIES, JOB_MESSAGES, JOB_TEXTS } from './job-form.values';

export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const PAY_UNITS = ['hour', 'month', 'year', 'project'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** Suffixes for amounts, as in `$28–$35/hr`. */
export const PAY_UNIT_TEXTS: Readonly<Record<PayUnit, string>> = {
  hour: '/hr',
  month: '/month',
  year: '/year',
  project: ' for the project',
};

/** Minimum and maximum UTC offset of a remote job's working hours, in hours. */
export const ZONE_LIMITS = { west: -12, east: 14 } as const;
/** All UTC offsets, from west to east. */
export const ZONES: readonly number[] = Array.from(
  { length: ZONE_LIMITS.east - ZONE_LIMITS.west + 1 },
  (_, index) => ZONE_LIMITS.west + index,
);

/**
 * Options for "pays at least", in US dollars per hour. Monthly and yearly pay is converted at 160 and 1,920 hours; pay
 * per project or in another currency is not compared.
 */
export const JOB_PAY_STEPS = [15, 20, 25, 30, 40, 50] as const;

/** A member's job lists. */
export const JOB_LISTS = ['saved', 'applied'] as const;
export type JobListName = (typeof JOB_LISTS)[number];

/** Number of days for which a job stays open after being confirmed. */
export const JOB_OPEN_DAYS = 30;

/** Options for "posted in the last … days". */
export const JOB_AGES = [1, 7, 30] as const;

export const JOB_LIMITS = {
  tags: 8,
  tag: 40,
  benefits: 12,
  benefit: 80,
  /** Maximum hourly pay; pay in other units may be higher. */
  pay: 1_000_000,
  payOfOthers: 1_000_000_000,
  applications: 5,
} as const;
