import { formatDecimal, formatUtcMomentWithinYear } from '@verse/api-contract/formats';
import { FAILURES, VIEWS, type Vital, VITALS } from '@verse/api-contract/operations/sections.values';

type Counters = Readonly<Record<string, number>>;

const NONE = '–';
const PER = 1000;

export const momentOrNone = (at: string): string => (at ? formatUtcMomentWithinYear(at) : NONE);
export const viewsText = (counters: Counters): string => formatDecimal(counters[VIEWS] ?? 0);

const countFailures = (counters: Counters): number => FAILURES.reduce((sum, kind) => sum + (counters[kind] ?? 0), 0);

/** Returns the failures per thousand page views; undefined if there are no page views. */
export function failureRate(counters: Counters): number | undefined {
  const views = counters[VIEWS] ?? 0;
  return views > 0 ? (countFailures(counters) / views) * PER : undefined;
}

/** Returns the failure rate and the number of failures, because a rate based on few page views says little. */
export function failuresText(counters: Counters): string {
  const rate = failureRate(counters);
  const count = countFailures(counters);
  if (rate === undefined) return count > 0 ? `${count} in all` : NONE;
  return `${formatDecimal(rate)} (${count} in all)`;
}

const KIND_LABELS: Record<(typeof FAILURES)[number], string> = {
  load: 'did not load',
  mount: 'threw while a page was shown',
  hydrate: 'threw while a page was taken over',
  uncaught: 'threw and nobody caught it',
  rejection: 'left a promise rejected',
  reported: 'said itself that something failed',
};

export const kindsText = (counters: Counters): string =>
  FAILURES.flatMap((kind) => (counters[kind] ? [`${counters[kind]} × ${KIND_LABELS[kind]}`] : [])).join(', ') || NONE;

const valueText: Record<Vital, (value: number) => string> = {
  lcp: (value) => `${formatDecimal(value / 1000)} s`,
  inp: (value) => `${value} ms`,
  cls: (value) => String(value / 1000),
};

/** Formats the histogram bucket that contains the 75th percentile. */
export function vitalText(vital: Vital, counters: Counters): string {
  const steps = VITALS[vital];
  const counts = [...steps.map(String), 'more'].map((step) => counters[`${vital}-${step}`] ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return NONE;
  let sum = 0;
  const place = counts.findIndex((count) => (sum += count) >= all * 0.75);
  const step = steps[place];
  const last = steps.at(-1) ?? 0;
  return step === undefined ? `over ${valueText[vital](last)}` : `within ${valueText[vital](step)}`;
}
