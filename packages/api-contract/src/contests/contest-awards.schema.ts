import { z } from 'zod';
import { PROFILE_MESSAGES } from '../identity/profiles.values';
import { pageLength } from '../paging.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { completeWebAddress, isWebAddress } from '../web-address';
import {
  APPEAL_DECISIONS,
  APPEAL_SIDES,
  APPEAL_STATES,
  APPEAL_SUBJECTS,
  APPEAL_TOPICS,
  AWARD_LIMITS,
  AWARD_TEXTS,
  PRIZE_STEPS,
  PRIZE_WORDS,
  PRIZES,
  REPORTED_STEPS,
} from './contest-awards.values';
import { SHARE_RULES } from './contest-terms.values';

const moment = z.iso.datetime();
const cursor = z.string().max(200).optional();

/** `POST /api/organisations/:handle/contests/:id/prize-steps`. `link` may point to evidence. */
export const prizeStepFormSchema = z.strictObject({
  prize: z.enum(PRIZES, 'Choose a prize.'),
  step: z.enum(REPORTED_STEPS, 'Choose what was done.'),
  note: optionalText(AWARD_TEXTS.note, onOneLine),
  link: optionalText(AWARD_TEXTS.link, onOneLine)
    .overwrite(completeWebAddress)
    .refine((text) => text === '' || isWebAddress(text), PROFILE_MESSAGES.link),
});

/** `PUT /api/contests/:id/prize/receipt`. */
export const prizeReceiptSchema = z.strictObject({ prize: z.enum(PRIZES, 'Choose a prize.') });

/** `PUT /api/contests/:id/prize/word`. Null takes the winner's word back. */
export const prizeWordFormSchema = z.strictObject({
  prize: z.enum(PRIZES, 'Choose a prize.'),
  word: z.enum(PRIZE_WORDS, 'Say whether the prize arrived.').nullable(),
});

const prizeSchema = z.object({
  prize: z.enum(PRIZES),
  /** The promised prize: the pledge for the judges' prize, or the description of the prize for the community vote. */
  promise: z.string(),
  /** Number of the winning entry; null if there is no winner. */
  winner: z.int().nullable(),
  steps: z.array(z.object({ step: z.enum(PRIZE_STEPS), at: moment, note: z.string(), link: z.string() })),
  /** Whether the winner says that the prize arrived by the promised date. */
  isInTime: z.boolean(),
  /**
   * Whether the promised date has passed and the prize has been neither reported as sent nor confirmed as received, or
   * the winner says that it is missing.
   */
  isOverdue: z.boolean(),
  /** The winner’s word, or null. */
  word: z.enum(PRIZE_WORDS).nullable(),
  /** The winners, for the organisation only. */
  makers: z.array(z.object({ name: z.string(), handle: z.string().nullable() })).optional(),
});

/** `GET /api/contests/:id/prize`, available once the results are published. */
export const contestPrizeSchema = z.object({
  contest: z.object({ id: z.string(), title: z.string() }),
  serverNow: moment,
  resultsAt: moment,
  awardBy: moment,
  shareRule: z.enum(SHARE_RULES),
  /** Numbers of the entries that share the judges' prize if it is overdue, highest rank first, at most a hundred. */
  sharing: z.array(z.int()),
  sharingCount: z.int(),
  prizes: z.array(prizeSchema),
});

/** `GET /api/organisations/:handle/contest-record`. */
export const contestRecordSchema = z.object({
  /** Number of published contests whose deadline has passed. */
  run: z.int(),
  withResults: z.int(),
  /** Number of contests with late results. */
  resultsOverdue: z.int(),
  /** Number of prizes about which the winners have said whether they arrived in time. */
  prizesDue: z.int(),
  /** Number of prizes that arrived in time, by the winners' word. */
  prizesInTime: z.int(),
  /** Number of prizes past their promised date where the winners said nothing. */
  prizesUnanswered: z.int(),
  /** Number of entries whose authors received the judges’ feedback. */
  feedback: z.int(),
  postponed: z.int(),
});

/** `PUT /api/contests/:id/entries/own/appeal`. */
export const appealFormSchema = z.strictObject({
  about: z.enum(APPEAL_SUBJECTS, 'Choose what you appeal against.'),
  reason: requiredText(AWARD_TEXTS.appeal),
});

/** `PUT /api/contest-appeals/:id/decision`. */
export const appealDecisionSchema = z.strictObject({
  decision: z.enum(APPEAL_DECISIONS, 'Choose a decision.'),
  reason: requiredText(AWARD_TEXTS.decision),
});

export const contestAppealSchema = z.object({
  id: z.string(),
  contest: z.object({ id: z.string(), title: z.string() }),
  organisation: z.string(),
  number: z.int(),
  /** `result` for an appeal about a prize, which sections of earlier releases do not know. */
  about: z.enum(APPEAL_SUBJECTS),
  topic: z.enum(APPEAL_TOPICS),
  reason: z.string(),
  at: moment,
  state: z.enum(APPEAL_STATES),
  decision: z.object({ reason: z.string(), at: moment }).nullable(),
  /** Reason why the entry was removed; null for an appeal against the result. */
  removal: z.string().nullable(),
});

export const contestAppealListSchema = z.object({ appeals: z.array(contestAppealSchema), next: z.string().nullable() });

export const contestAppealQuerySchema = z.strictObject({
  state: z.enum(APPEAL_STATES).default('open'),
  cursor,
  limit: pageLength(AWARD_LIMITS.appeals),
});

/** `GET /api/contests/:id/entries/own/afterwards`: what an entry's authors can do after the contest. */
export const entryAfterwardsSchema = z.object({
  contest: z.object({ id: z.string(), title: z.string() }),
  number: z.int(),
  /** Null until the results are published, and for entries that did not take part. */
  rank: z.int().nullable(),
  removal: z.object({ reason: z.string(), at: moment }).nullable(),
  /** Subjects that can currently be appealed against. */
  appealable: z.array(z.enum(APPEAL_SUBJECTS)),
  appeals: z.array(contestAppealSchema),
  /** Prizes won by the entry that its authors can confirm as received. */
  toConfirm: z.array(z.enum(PRIZES)),
  /** Prizes won by the entry. */
  won: z.array(
    z.object({
      prize: z.enum(PRIZES),
      promise: z.string(),
      awardBy: moment,
      /** Whether the promised date has passed. */
      isDue: z.boolean(),
      word: z.enum(PRIZE_WORDS).nullable(),
      /** Until when the word can be changed; null if it has no end, as long as the prize is missing. */
      changeUntil: moment.nullable(),
      isFinal: z.boolean(),
    }),
  ),
  work: z.object({
    /** Id of the work that the caller created from the entry, or null. */
    id: z.string().nullable(),
    isPossible: z.boolean(),
    hasFeedback: z.boolean(),
  }),
});

/** `GET /api/contests/:id/win`: what the caller has won, for the unveiling. */
export const contestWinSchema = z.object({
  win: z
    .object({
      title: z.string(),
      number: z.int(),
      /** Position of the picture among the files of the caller’s entry, or null. */
      picture: z.int().nullable(),
      prizes: z.array(z.object({ prize: z.enum(PRIZES), promise: z.string() })),
      /** Whether the caller has closed the unveiling. */
      isSeen: z.boolean(),
      /** Id of the work that the caller created from the entry, or null. */
      workId: z.string().nullable(),
      isWorkPossible: z.boolean(),
    })
    .nullable(),
});

/** `POST /api/contests/:id/entries/own/work`. */
export const entryWorkFormSchema = z.strictObject({ withFeedback: z.boolean() });
export const entryWorkSchema = z.object({ id: z.string() });

export const appealMessageSchema = z.object({
  id: z.string(),
  from: z.enum(APPEAL_SIDES),
  /** Name of the sender as shown to the reader; `Entry 7` until the results are published. */
  by: z.string(),
  text: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() })),
  at: moment,
  isOwn: z.boolean(),
});
export const appealThreadSchema = z.object({ entries: z.array(appealMessageSchema), next: z.string().nullable() });
export const appealThreadQuerySchema = z.strictObject({ cursor, limit: pageLength(50) });
export const appealMessageFormSchema = z.strictObject({ text: requiredText(AWARD_TEXTS.message) });
