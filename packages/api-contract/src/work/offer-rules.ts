import type { Terms } from '../api';
import { type Currency, type Money, sumOf } from '../money';
import { DAY_MS } from '../time';
import { OFFER_LIMITS } from './project-offers.values';

/** Returns the UTC date of a timestamp: `2026-11-26`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Adds a number of days to a UTC date. */
export const daysAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** Returns the first moment after a UTC date, at which an offer valid until that date expires. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS);

/** Returns the sum of the milestones, in minor units. */
export const totalOf = ({ currency, milestones }: { currency: Currency; milestones: { minor: number }[] }): Money =>
  sumOf(
    currency,
    milestones.map(({ minor }) => ({ currency, minor })),
  );

/** When a milestone is due. If both are set, `dueOn` was calculated from `days`. */
interface Due {
  dueOn?: string | undefined;
  days?: number | undefined;
}

/** Returns the UTC date on which a milestone is due if its offer is accepted on the given one. */
export const dueDayOf = ({ dueOn, days }: Due, acceptedOn: string): string =>
  days === undefined ? (dueOn ?? acceptedOn) : daysAfter(acceptedOn, days);

/**
 * Returns the last UTC date on which an offer can be accepted: the one until which it is valid, or the first fixed due
 * date if that is earlier. So no milestone is overdue on acceptance.
 */
export const lastDayOf = ({ validUntil, milestones }: { validUntil: string; milestones: readonly Due[] }): string =>
  milestones.reduce((last, { days, dueOn = last }) => (days === undefined && dueOn < last ? dueOn : last), validUntil);

function findDayError(dueOn: string, before: string | undefined, today: string): string | undefined {
  if (dueOn <= today) return 'Choose a day in the future.';
  if (dueOn > daysAfter(today, OFFER_LIMITS.mostDays))
    return `Choose a day within the next ${OFFER_LIMITS.mostDays} days.`;
  return before && dueOn < before ? 'Choose a day on or after that of the previous milestone.' : undefined;
}

/**
 * Returns the errors in an offer's dates, keyed by field of {@link Terms}. Milestones are compared with the previous
 * one that is due in the same way, on a day or after a number of days.
 *
 * @param today the UTC date: `2026-11-26`
 */
export function findDateErrors(
  { milestones, validUntil }: Pick<Terms, 'milestones' | 'validUntil'>,
  today: string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (validUntil < today) errors.validUntil = 'Choose today or a later day.';
  else if (validUntil > daysAfter(today, OFFER_LIMITS.mostValidDays))
    errors.validUntil = `An offer is valid for at most ${OFFER_LIMITS.mostValidDays} days.`;
  let before: Due = {};
  milestones.forEach(({ dueOn, days }, index) => {
    const field = `milestones.${index}`;
    const dayError = dueOn === undefined ? undefined : findDayError(dueOn, before.dueOn, today);
    if (dayError) errors[`${field}.dueOn`] = dayError;
    if (days !== undefined && before.days !== undefined && days < before.days)
      errors[`${field}.days`] = `Enter ${before.days} or more, as for the milestone before.`;
    before = { dueOn: dueOn ?? before.dueOn, days: days ?? before.days };
  });
  return errors;
}
