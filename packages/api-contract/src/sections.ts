export type { SectionAct, SectionActPermit, SectionCounts } from './sections.schema';

/**
 * How a release can fail in a browser: its files do not come; it throws while a page of it is shown, or while the
 * server's page is taken over, or in a handler or a timer, or in a promise that nobody waits for; or it says
 * itself that something failed.
 */
export const FAILURES = ['load', 'mount', 'hydrate', 'uncaught', 'rejection', 'reported'] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * The steps in which vitals are counted, each up to and with its figure; what is above the last is `more`.
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
 * What a figure is counted as.
 *
 * @example
 * counterOf('lcp', 1830); // 'lcp-2000'
 */
export function counterOf(vital: Vital, value: number): string {
  return `${vital}-${VITALS[vital].find((step) => value <= step) ?? 'more'}`;
}

/** The pages that were shown, by navigations within the site as well. */
export const VIEWS = 'views';

/** All that is counted of a release. */
export const COUNTERS: readonly string[] = [
  VIEWS,
  ...FAILURES,
  ...VITAL_NAMES.flatMap((vital) => [...VITALS[vital].map(String), 'more'].map((step) => `${vital}-${step}`)),
];

/** What can be done to a section from the page of the sections. */
export const SECTION_ACTS = ['rollback', 'freeze', 'unfreeze', 'end-canary'] as const;

/** Characters of the reason, which the journal keeps. */
export const WHY_LENGTH = 200;

/** Of the figures, which are removed after that. */
export const COUNTED_DAYS = 14;
