import { z } from 'zod';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText, shortTexts } from '../text.schema';
import { DAY_MS, MINUTE_MS } from '../time';
import { CONTEST_LIMITS, CONTEST_MESSAGES, CONTEST_TEXTS } from './contest-form.values';
import { CONTEST_STAGES, POSTPONED_DATES, RUNNING_MESSAGES, RUNNING_TEXTS } from './contest-running.values';
import { contestTermsSchema, criterionSchema } from './contest-terms.schema';
import { CONTEST_STATES, SHARE_RULES, TERMS_LIMITS, TERMS_TEXTS } from './contest-terms.values';
import { contestFieldsSchema } from './contests.schema';

const at = (moment: string) => Date.parse(moment);
const isWithin = (from: string, to: string, days: number) => at(to) - at(from) <= days * DAY_MS;

/**
 * A complete contest to be published or edited by an organisation. Entry fees are not possible, because the site does
 * not hold money.
 */
export const organisedContestSchema = contestFieldsSchema
  .omit({ entryFee: true })
  .extend(contestTermsSchema.shape)
  .refine(({ startsAt, deadline }) => at(startsAt) < at(deadline), {
    path: ['deadline'],
    error: CONTEST_MESSAGES.order,
  })
  .refine(
    ({ deadline, graceMinutes, resultsBy }) =>
      at(deadline) + graceMinutes * MINUTE_MS < at(resultsBy) && isWithin(deadline, resultsBy, TERMS_LIMITS.resultDays),
    { path: ['resultsBy'], error: RUNNING_MESSAGES.results },
  )
  .refine(
    ({ resultsBy, awardBy }) => at(resultsBy) < at(awardBy) && isWithin(resultsBy, awardBy, TERMS_LIMITS.awardDays),
    { path: ['awardBy'], error: RUNNING_MESSAGES.award },
  )
  .refine(
    ({ deadline, graceMinutes, resultsBy, vote }) =>
      vote === null || (at(deadline) + graceMinutes * MINUTE_MS < at(vote.until) && at(vote.until) < at(resultsBy)),
    { path: ['vote', 'until'], error: RUNNING_MESSAGES.vote },
  );
export type OrganisedContest = z.infer<typeof organisedContestSchema>;

const typed = optionalText(RUNNING_TEXTS.number, onOneLine);
const moment = z.union([z.iso.datetime({ error: CONTEST_MESSAGES.moment }), z.literal('')]);
const described = optionalText(TERMS_TEXTS.described, onOneLine);

/** A draft may be incomplete: numbers are saved as typed, and everything is validated on publication. */
export const contestDraftSchema = z.strictObject({
  title: optionalText(CONTEST_TEXTS.title, onOneLine),
  description: optionalText(CONTEST_TEXTS.description),
  tags: shortTexts({ label: 'A tag', max: CONTEST_LIMITS.tag }, CONTEST_LIMITS.tags),
  prizePool: typed,
  maxParticipants: typed,
  startsAt: moment,
  deadline: moment,
  graceMinutes: typed,
  resultsBy: moment,
  awardBy: moment,
  rules: optionalText(TERMS_TEXTS.rules),
  pledge: optionalText(TERMS_TEXTS.pledge),
  shareRule: z.enum(SHARE_RULES).nullable(),
  licence: optionalText(TERMS_TEXTS.licence, onOneLine),
  criteria: z
    .array(
      z.strictObject({
        title: optionalText(TERMS_TEXTS.criterion, onOneLine),
        weight: typed,
        words: z.strictObject({ low: described, middle: described, high: described }),
      }),
    )
    .max(TERMS_LIMITS.mostCriteria, 'Use at most six criteria.'),
  teamSize: typed,
  vote: z.strictObject({ prize: optionalText(TERMS_TEXTS.votePrize, onOneLine), until: moment }).nullable(),
});

/** Body of `POST` and `PATCH` requests for an organisation's contest. Omitted fields remain unchanged. */
export const contestDraftChangeSchema = contestDraftSchema.partial();

export const contestJudgesSchema = z.strictObject({
  memberIds: z
    .array(z.string().regex(/^[\w-]{1,80}$/))
    .max(TERMS_LIMITS.mostJudges, 'Choose at most 20 judges.')
    .refine((ids) => ids.length === 0 || ids.length >= TERMS_LIMITS.fewestJudges, 'Choose at least three judges.')
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each judge once.'),
});

export const contestCancellationSchema = z.strictObject({ reason: requiredText(RUNNING_TEXTS.reason) });
export const contestPostponementSchema = z.strictObject({
  what: z.enum(POSTPONED_DATES, 'Choose the deadline or the results.'),
  to: z.iso.datetime({ error: CONTEST_MESSAGES.moment }),
  reason: requiredText(RUNNING_TEXTS.reason),
});
/** `PUT /api/contests/:id/organisation`: staff assign one of the site's own contests to an organisation. */
export const contestOrganisationSchema = z.strictObject({
  handle: requiredText({ label: 'Handle of the organisation', max: 60 }, onOneLine),
});

const postponementSchema = z.object({
  what: z.enum(POSTPONED_DATES),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** A contest as seen by the organisation that manages it. Send `version` as `If-Match: "1"`. */
export const managedContestSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(CONTEST_STATES),
  /** Null unless the contest is published. */
  stage: z.enum(CONTEST_STAGES).nullable(),
  serverNow: z.iso.datetime(),
  form: contestDraftSchema,
  picture: pictureSchema.nullable(),
  /** `isGuest` means that the judge was invited by email to this contest alone. */
  judges: z.array(z.object({ memberId: z.string(), name: z.string(), isGuest: z.boolean().optional() })),
  participants: z.number().int(),
  entries: z.number().int(),
  criteriaHash: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  postponements: z.array(postponementSchema),
  cancellation: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  /** Errors that prevent publication, keyed by field. */
  faults: z.record(z.string(), z.string()),
});

export const managedContestListSchema = z.object({
  contests: z.array(
    managedContestSchema.pick({ id: true, state: true, stage: true, participants: true, entries: true }).extend({
      title: z.string(),
      deadline: z.iso.datetime().nullable(),
    }),
  ),
  next: z.string().nullable(),
});

/** `GET /api/organisations/:handle/contest-organiser`: who runs contests under this handle, for its organisers. */
export const contestOrganiserSchema = z.object({
  handle: z.string(),
  name: z.string(),
  /** Null if no domain is verified. Publishing needs one. */
  domain: z.object({ name: z.string() }).nullable(),
  state: z.enum(['open', 'suspended']),
  /** Whether the contests are the house’s own. */
  isHouse: z.boolean(),
  /** People who can be chosen as judges without an invitation. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** `GET /api/contests/:id/terms`: what anyone may read about a contest before entering. */
export const publishedTermsSchema = z.object({
  serverNow: z.iso.datetime(),
  stage: z.enum(CONTEST_STAGES),
  /** Null if the contest accepts no entries. */
  terms: z
    .object({
      ...contestTermsSchema.shape,
      criteria: z.array(criterionSchema),
      /** SHA-256 of the canonical JSON of the criteria, in hex. */
      criteriaHash: z.string(),
    })
    .nullable(),
  /** Extra time ends, during which entries started before the deadline can still be submitted. */
  graceEnd: z.iso.datetime(),
  /** Null for one of the site's own contests, and while `isFrozen` is true. */
  organisation: z.object({ name: z.string(), handle: z.string(), logo: pictureSchema.nullable() }).nullable(),
  /** Whether the organisation is suspended or deleted. If so, the contest is paused until staff decide. */
  isFrozen: z.boolean(),
  /** Whether the house runs the contest. `organisation` is then null. */
  isHouse: z.boolean().optional(),
  judges: z.number().int(),
  entries: z.number().int(),
  postponements: z.array(postponementSchema),
  hasResults: z.boolean(),
});
