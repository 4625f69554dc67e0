/**
 * How a release can fail in a browser: `load` (its files fail to load), `mount` (it throws while rendering a page),
 * `hydrate` (it throws during hydration), `uncaught` (it throws in an event handler or timer), `rejection` (an
 * unhandled promise rejection), `reported` (it reports a failure itself).
 */
export const FAILURES = ['load', 'mount', 'hydrate', 'uncaught', 'rejection', 'reported'] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * Histogram buckets for web vitals, given by their inclusive upper bounds; higher values count as `more`. `lcp` and
 * `inp` are in milliseconds, `cls` in thousandths.
 */
export const VITALS = {
  lcp: [1000, 1500, 2000, 2500, 3000, 4000, 6000],
  inp: [50, 100, 200, 300, 500, 1000],
  cls: [10, 50, 100, 250, 500],
} as const;
export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/**
 * Returns the counter that a value belongs to.
 *
 * @example
 * counterOf('lcp', 1830); // 'lcp-2000'
 */
export function counterOf(vital: Vital, value: number): string {
  return `${vital}-${VITALS[vital].find((step) => value <= step) ?? 'more'}`;
}

/** Counter for page views, including client-side navigation. */
export const VIEWS = 'views';

/** All counters of a release. */
export const COUNTERS: readonly string[] = [
  VIEWS,
  ...FAILURES,
  ...VITAL_NAMES.flatMap((vital) => [...VITALS[vital].map(String), 'more'].map((step) => `${vital}-${step}`)),
];

/** Actions that a section's admin page offers. */
export const SECTION_ACTS = ['rollback', 'freeze', 'unfreeze', 'end-canary'] as const;

/** Maximum length of the reason in the audit log, in characters. */
export const WHY_LENGTH = 200;

/** Number of days after which counters are deleted. */
export const COUNTED_DAYS = 14;
