import { z } from 'zod';
import type { Offers } from '../api';
import { bankAccountSchema } from '../commerce/orders.schema';
import { currencySchema } from '../money.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { OFFER_LIMITS, OFFER_MESSAGES, OFFER_TEXTS } from './project-offers.values';
import { PROJECT_LIMITS, SIDES } from './projects.values';

const moment = z.iso.datetime();

const milestoneFields = z.strictObject({
  title: requiredText(OFFER_TEXTS.milestone, onOneLine),
  /** Date on which the milestone is due. A milestone has either this or `days`. */
  dueOn: z.iso.date().optional(),
  /** Number of days from the acceptance of the offer to the due date. */
  days: z.int(OFFER_MESSAGES.days).min(1, OFFER_MESSAGES.days).max(OFFER_LIMITS.days, OFFER_MESSAGES.days).optional(),
  minor: z.int().positive('Enter an amount above zero.').max(PROJECT_LIMITS.minor),
});

const milestoneTermsSchema = milestoneFields.refine(
  ({ dueOn, days }) => (dueOn === undefined) !== (days === undefined),
  {
    path: ['dueOn'],
    error: 'Choose either a day or a number of days.',
  },
);

/**
 * A milestone of an offer as shown. If it has `days`, `dueOn` is not part of the hashed terms: it is the due date that
 * follows from the acceptance or, before that, the latest one that can follow.
 */
const shownMilestoneSchema = milestoneFields.extend({ dueOn: z.iso.date() });

/** The account that the client pays into; `house` projects use the site's own account. */
const accountFormSchema = z.strictObject({
  holder: requiredText(OFFER_TEXTS.holder, onOneLine),
  bank: requiredText(OFFER_TEXTS.bank, onOneLine),
  number: requiredText(OFFER_TEXTS.account, onOneLine),
  code: optionalText(OFFER_TEXTS.code, onOneLine),
});

/**
 * `PUT /api/me/offer-defaults`: what a member's offers begin with. Null clears a value. Send the version as `If-Match:
 * "0"`.
 */
export const offerDefaultsFormSchema = z.strictObject({
  account: accountFormSchema.nullable(),
  silentDays: z.int().min(OFFER_LIMITS.fewestSilentDays).max(OFFER_LIMITS.mostSilentDays).nullable(),
});

/** `GET /api/me/offer-defaults`. */
export const offerDefaultsSchema = z.object({
  account: bankAccountSchema.nullable(),
  silentDays: z.int().nullable(),
  version: z.int().nonnegative(),
});

/** The terms of an offer. An acceptance identifies the terms by their hash. */
export const termsSchema = z.strictObject({
  scope: requiredText(OFFER_TEXTS.scope),
  deliverables: z
    .array(requiredText(OFFER_TEXTS.deliverable, onOneLine))
    .min(1, 'Name at least one deliverable.')
    .max(OFFER_LIMITS.deliverables, `At most ${OFFER_LIMITS.deliverables} deliverables.`),
  /** Number of revisions per milestone. */
  revisions: z.int().min(0).max(OFFER_LIMITS.revisions),
  currency: currencySchema,
  milestones: z
    .array(milestoneTermsSchema)
    .min(1, 'Add at least one milestone.')
    .max(PROJECT_LIMITS.milestones, `At most ${PROJECT_LIMITS.milestones} milestones.`),
  /** Number of days after which an unanswered delivery counts as accepted. */
  silentDays: z.int().min(OFFER_LIMITS.fewestSilentDays).max(OFFER_LIMITS.mostSilentDays),
  /** Last day on which the offer can be accepted (UTC). */
  validUntil: z.iso.date(),
  account: accountFormSchema.nullable(),
});

/** The terms of an offer as shown. */
export const shownTermsSchema = termsSchema.extend({ milestones: z.array(shownMilestoneSchema) });

/**
 * `POST /api/projects/:number/offers`. `basedOn` is the newest version that was displayed, or 0 for the first offer.
 */
export const offerFormSchema = z.strictObject({
  basedOn: z.int().min(0),
  note: optionalText(OFFER_TEXTS.note),
  terms: termsSchema,
});

/** `POST /api/projects/:number/acceptance`. */
export const acceptanceFormSchema = z.strictObject({
  version: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

const offerSchema = z.object({
  version: z.int(),
  side: z.enum(SIDES),
  at: moment,
  note: z.string(),
  terms: shownTermsSchema.extend({ account: bankAccountSchema.nullable() }),
  /** SHA-256 of the canonical JSON of the terms, as in the archive. */
  hash: z.string(),
  total: z.int(),
  isExpired: z.boolean(),
});

/** A project's offers, newest version last. */
export const offersSchema = z.object({
  versions: z.array(offerSchema),
  accepted: z.object({ version: z.int(), hash: z.string(), at: moment, by: z.string() }).nullable(),
  /**
   * The account from the seller's latest offer in this project, from their settings, or from another project, used to
   * prefill the offer form. Always null for clients.
   */
  lastAccount: bankAccountSchema.nullable(),
  /** The days of silence in the seller's settings. */
  silentDays: z.int().nullable().optional(),
  /** The seller's latest offer in another project, without its account, for a first offer that begins with it. */
  lastOffer: z
    .object({ title: z.string(), terms: shownTermsSchema.omit({ account: true }) })
    .nullable()
    .optional(),
  may: z.object({ offer: z.boolean(), accept: z.boolean() }),
});
export type Offer = Offers['versions'][number];
