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

/**
 * Returns the errors in an offer's dates, keyed by field of {@link Terms}. No milestone may be due before the offer
 * expires, so that none is already overdue on acceptance.
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
  milestones.forEach(({ dueOn }, index) => {
    const before = milestones[index - 1];
    const field = `milestones.${index}.dueOn`;
    if (dueOn <= today) errors[field] = 'Choose a day in the future.';
    else if (dueOn > daysAfter(today, OFFER_LIMITS.mostDays))
      errors[field] = `Choose a day within the next ${OFFER_LIMITS.mostDays} days.`;
    else if (dueOn < validUntil) errors[field] = 'Choose a day on or after the last day of the offer.';
    else if (before && dueOn < before.dueOn) errors[field] = 'Choose a day on or after that of the previous milestone.';
  });
  return errors;
}
