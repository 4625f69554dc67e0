import type { BriefForm } from '../api';
import type { Currency } from '../money';
import { findTextErrors } from '../text';
import { HOUR_MS } from '../time';
import { readAmount } from '../typed-number';
import { BRIEF_TEXTS, PROJECT_LIMITS } from './projects.values';

export const BRIEF_FIELDS = ['title', 'aim', 'links', 'budget', 'currency', 'wantedBy'] as const;
export type BriefField = (typeof BRIEF_FIELDS)[number];

/** The form's fields as typed by the client. */
export type TypedBrief = Record<BriefField, string>;

export type BriefErrors = Partial<Record<string, string>>;

export const PAST_DAY = 'Choose today or a later day.';
/** Offset of the time zone where each day begins and ends last: UTC−12 (Baker Island). */
const LAST_ZONE_MS = 12 * HOUR_MS;

/**
 * Returns the earliest date that `wantedBy` accepts: today's date in the time zone where the day ends last.
 *
 * @example earliestWantedBy(new Date('2030-06-02T11:00:00Z')) // '2030-06-01'
 */
export const earliestWantedBy = (now: Date): string =>
  new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

function readBudget(typed: string, currency: string): { budget: BriefForm['budget']; fault: string | undefined } {
  if (typed.trim() === '') return { budget: null, fault: undefined };
  const { minor, fault } = readAmount(typed);
  if (fault !== undefined) return { budget: null, fault };
  if (minor < 1 || minor > PROJECT_LIMITS.minor) return { budget: null, fault: 'Enter an amount above zero.' };
  return { budget: { currency: currency as Currency, minor }, fault: undefined };
}

/** Returns the non-empty lines of a text, trimmed. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Parses the form's fields. `faults` are errors to display even before the brief is validated against the schema. */
export function readTypedBrief(
  typed: TypedBrief,
  about: Pick<BriefForm, 'seller' | 'organisation' | 'service' | 'packageId'>,
  now: Date,
): { brief: BriefForm; faults: BriefErrors } {
  const { title, aim } = typed;
  const links = linesIn(typed.links);
  const { budget, fault } = readBudget(typed.budget, typed.currency);
  const wantedBy = typed.wantedBy || null;
  return {
    brief: { ...about, title, aim, links, budget, wantedBy },
    faults: {
      ...findTextErrors({ title: BRIEF_TEXTS.title, aim: BRIEF_TEXTS.aim }, { title, aim }),
      links: links.length > PROJECT_LIMITS.links ? `At most ${PROJECT_LIMITS.links} links.` : undefined,
      budget: fault,
      wantedBy: wantedBy !== null && wantedBy < earliestWantedBy(now) ? PAST_DAY : undefined,
    },
  };
}

/**
 * Maps errors in nested fields, such as `links.0`, to the form's fields. Omits errors that belong to no field, because
 * the form itself displays them.
 */
export const toBriefFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, message]) => [name.replace(/\.[^]*/, ''), message] as const)
      .filter(([name]) => BRIEF_FIELDS.some((field) => field === name)),
  );
