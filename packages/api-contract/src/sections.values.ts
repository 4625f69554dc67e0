/**
 * How a release can fail in a browser: its files do not load; it throws while a page of it is shown, or during
 * hydration, or in a handler or a timer, or in a promise without a handler; or it reports a failure itself.
 */
export const FAILURES = ['load', 'mount', 'hydrate', 'uncaught', 'rejection', 'reported'] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * The steps in which vitals are counted, each including its upper limit; values above the last are `more`.
 * Milliseconds, and thousandths of layout shift.
 */
export const VITALS = {
  lcp: [1000, 1500, 2000, 2500, 3000, 4000, 6000],
  inp: [50, 100, 200, 300, 500, 1000],
  cls: [10, 50, 100, 250, 500],
} as const;
export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/**
 * The counter of a value.
 *
 * @example
 * counterOf('lcp', 1830); // 'lcp-2000'
 */
export function counterOf(vital: Vital, value: number): string {
  return `${vital}-${VITALS[vital].find((step) => value <= step) ?? 'more'}`;
}

/** The pages that were shown, including by navigations within the site. */
export const VIEWS = 'views';

/** All counters of a release. */
export const COUNTERS: readonly string[] = [
  VIEWS,
  ...FAILURES,
  ...VITAL_NAMES.flatMap((vital) => [...VITALS[vital].map(String), 'more'].map((step) => `${vital}-${step}`)),
];

/** Actions on a section from the page of the sections. */
export const SECTION_ACTS = ['rollback', 'freeze', 'unfreeze', 'end-canary'] as const;

/** Characters of the reason, which the audit log keeps. */
export const WHY_LENGTH = 200;

/** Days of counters, which are removed after that. */
export const COUNTED_DAYS = 14;
