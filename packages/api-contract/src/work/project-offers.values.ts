import type { TextRule } from '../text';

export const OFFER_TEXTS = {
  scope: { label: 'Scope', max: 5000 },
  deliverable: { label: 'A deliverable', max: 200 },
  milestone: { label: 'Name of the milestone', max: 120 },
  note: { label: 'Note', max: 1000 },
  holder: { label: 'Account holder', max: 120 },
  bank: { label: 'Bank', max: 120 },
  account: { label: 'Account number', max: 40 },
  code: { label: 'Bank code', max: 40 },
} as const satisfies Record<string, TextRule>;

export const OFFER_LIMITS = {
  deliverables: 20,
  revisions: 20,
  /** Minimum and maximum number of days after which an unanswered delivery counts as accepted. */
  fewestSilentDays: 3,
  mostSilentDays: 30,
  /** Maximum number of days for which an offer may be valid. */
  mostValidDays: 90,
  /** Maximum number of days until a milestone with a fixed due date is due. */
  mostDays: 730,
  /** Maximum number of days from the acceptance of an offer to the due date of a milestone. */
  days: 365,
  /** Maximum number of offer versions that an account may send per day. */
  perDay: 100,
} as const;

export const OFFER_MESSAGES = { days: `Enter a number of days from 1 to ${OFFER_LIMITS.days}.` } as const;
