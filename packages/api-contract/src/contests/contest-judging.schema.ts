import { z } from 'zod';
import { MADE_HOW } from '../community/community-posts.values';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import {
  CONFLICT_CAUSES,
  countSentences,
  FEEDBACK_RULE,
  JUDGING_LIMITS,
  JUDGING_TEXTS,
  LOG_KINDS,
} from './contest-judging.values';
import { criterionSchema } from './contest-terms.schema';
import { SCORES, TERMS_LIMITS } from './contest-terms.values';

const score = z
  .literal([...SCORES], 'A score is a whole number from 1 to 5.')
  .meta({ type: 'integer', enum: [...SCORES] });
const scoresSchema = z
  .array(score, 'Send a score for each criterion.')
  .min(TERMS_LIMITS.fewestCriteria, 'Send a score for each criterion.')
  .max(TERMS_LIMITS.mostCriteria, 'Send a score for each criterion.');

/** `PUT /api/judging/:id/entries/:number/score`. */
export const scoreFormSchema = z.strictObject({
  /** Scores in the same order as the criteria. */
  scores: scoresSchema,
  feedback: requiredText(JUDGING_TEXTS.feedback).refine(
    (text) => countSentences(text) >= JUDGING_LIMITS.sentences,
    FEEDBACK_RULE,
  ),
});

/** `PUT /api/judging/:id/entries/:number/conflict`. `DELETE` takes it back. */
export const conflictFormSchema = z.strictObject({ reason: requiredText(JUDGING_TEXTS.conflict, onOneLine) });

/** `PUT /api/judging/:id/sentence`. An empty sentence takes it back. */
export const judgeSentenceFormSchema = z.strictObject({ sentence: optionalText(JUDGING_TEXTS.sentence, onOneLine) });

/** Removes an entry. Its authors receive the reason. */
export const removalFormSchema = z.strictObject({ reason: requiredText(JUDGING_TEXTS.removal) });

/** `POST …/judging/judges`: adds judges if some entries have too few. */
export const addedJudgesFormSchema = z.strictObject({
  memberIds: z
    .array(z.string().regex(/^[\w-]{1,40}$/, 'Send ids of members.'), 'Send ids of members.')
    .min(1, 'Choose at least one member.')
    .max(TERMS_LIMITS.mostJudges, 'A contest has at most 20 judges.'),
});

const moment = z.iso.datetime();
const judgingStage = z.enum(['before', 'judging', 'results']);

/** A contest as its judge sees it. All counts refer to the caller's assigned entries. */
export const judgedContestSchema = z.object({
  id: z.string(),
  title: z.string(),
  organisation: z.string(),
  stage: judgingStage,
  judgingFrom: moment,
  resultsBy: moment,
  assigned: z.int(),
  scored: z.int(),
});

export const judgedContestListSchema = z.object({ contests: z.array(judgedContestSchema) });

/** An entry in a judge's list. */
const assignedEntrySchema = z.object({ number: z.int(), isScored: z.boolean() });

export const judgedContestPageSchema = z.object({
  contest: judgedContestSchema,
  rules: z.string(),
  criteria: z.array(criterionSchema),
  /** Conflicts that the caller declared and can take back. */
  conflicts: z.array(z.object({ number: z.int(), reason: z.string() })),
  entries: z.array(assignedEntrySchema),
  /** The caller’s sentence for the page of results, or empty. */
  sentence: z.string(),
  /** Entry number after which the next page begins; null on the last page. */
  next: z.int().nullable(),
});

/** An entry without anything that identifies its authors. */
export const judgeViewSchema = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  madeHow: z.enum(MADE_HOW),
  files: z.array(z.object({ index: z.int(), type: z.string(), bytes: z.int() })),
});

const givenScoreSchema = z.object({ judge: z.string(), scores: z.array(z.int()), feedback: z.string() });

export const ownScoreSchema = z.object({
  scores: z.array(z.int()),
  feedback: z.string(),
  revision: z.int(),
  at: moment,
  /** Hash of this score, recorded in the log as a commitment. */
  commitment: z.string(),
});

export const judgedEntrySchema = z.object({
  contest: judgedContestSchema,
  entry: judgeViewSchema,
  criteria: z.array(criterionSchema),
  own: ownScoreSchema.nullable(),
  /** Whether the caller gave `own` before taking back a conflict. It counts once they confirm it. */
  isUnconfirmed: z.boolean(),
  /** Empty until the results are published. */
  others: z.array(givenScoreSchema),
  /** Number of the next entry that the caller has not scored; null if no such entry remains. */
  next: z.int().nullable(),
});

const progressSchema = z.object({ name: z.string(), assigned: z.int(), scored: z.int() });

/** The judging progress as seen by the contest's organisers. */
export const judgingProgressSchema = z.object({
  id: z.string(),
  title: z.string(),
  stage: judgingStage,
  judgingFrom: moment,
  resultsBy: moment,
  judges: z.array(progressSchema),
  /** Number of participating entries. */
  entries: z.int(),
  complete: z.int(),
  /** Numbers of the entries with too few judges. Judges with a conflict of interest are not counted. */
  short: z.array(z.int()),
  list: z.array(
    z.object({
      number: z.int(),
      scores: z.int(),
      needed: z.int(),
      removal: z.string().nullable(),
      /** Number of judges who may not score the entry, by cause. */
      conflicts: z.array(z.object({ cause: z.enum(CONFLICT_CAUSES), judges: z.int() })),
    }),
  ),
  next: z.int().nullable(),
  canClose: z.boolean(),
  /**
   * Why the results are blocked: by an open appeal against a removal, or by a removal that the authors can still
   * appeal. Null if the results can be published.
   */
  held: z.object({ number: z.int().nullable(), by: z.enum(['appeal', 'removal']), until: moment }).nullable(),
  /** Members of the organisation who may be added as judges. */
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Number of entries hidden from the caller because the caller is also a judge and has a conflict of interest. */
  hidden: z.int(),
});

export const organiserEntrySchema = z.object({
  entry: judgeViewSchema,
  removal: z.object({ reason: z.string(), at: moment }).nullable(),
});

const makerSchema = z.object({ name: z.string(), handle: z.string().nullable() });

export const rankedEntrySchema = z.object({
  rank: z.int(),
  number: z.int(),
  /** Null if the entry has since been withdrawn. */
  title: z.string().nullable(),
  team: z.string(),
  makers: z.array(makerSchema),
  points: z.int(),
  judges: z.int(),
  /** Sum of the scores for each criterion. */
  criteria: z.array(z.int()),
  scores: z.array(z.object({ judge: z.string(), scores: z.array(z.int()) })),
});

/** A judge who has written a sentence for the page of results. Nothing says which scores are theirs. */
const resultsJudgeSchema = z.object({
  /** Id of the sentence, for reports. */
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  picture: pictureSchema.nullable(),
  sentence: z.string(),
});

/** `GET /api/contests/:id/results`. */
export const contestResultsSchema = z.object({
  id: z.string(),
  title: z.string(),
  closedAt: moment,
  prizePool: z.number(),
  /** Judges who chose to be named, in the order of their names. */
  judges: z.array(resultsJudgeSchema),
  criteria: z.array(criterionSchema),
  criteriaHash: z.string(),
  ranking: z.array(rankedEntrySchema),
  entries: z.int(),
  /** Rank after which the next page begins; null on the last page. */
  next: z.int().nullable(),
  winner: z.int().nullable(),
  withoutJudge: z.array(z.object({ judge: z.string(), winner: z.int() })),
  logHead: z.string(),
});

/** `GET /api/contests/:id/entries/own/feedback`. */
export const ownFeedbackSchema = z.object({
  number: z.int(),
  criteria: z.array(z.string()),
  feedback: z.array(givenScoreSchema),
});

/** An entry in the hash-chained log. `hash` is the SHA-256 of the canonical JSON of all the other properties. */
export const logLineSchema = z.object({
  seq: z.int(),
  at: moment,
  kind: z.enum(LOG_KINDS),
  data: z.record(z.string(), z.unknown()),
  previous: z.string(),
  hash: z.string(),
});

/**
 * `GET /api/contests/:id/log`. Until the results are published, the response contains only the hash of the last log
 * entry before today (UTC).
 */
export const contestLogSchema = z.object({
  contest: z.string(),
  isOpen: z.boolean(),
  head: z.string().nullable(),
  log: z.array(logLineSchema).optional(),
  openings: z
    .array(
      z.object({
        entry: z.int(),
        judge: z.string(),
        revision: z.int(),
        scores: z.array(z.int()),
        nonce: z.string(),
      }),
    )
    .optional(),
  criteria: z.array(criterionSchema).optional(),
  criteriaHash: z.string().optional(),
  ranking: z.array(z.object({ rank: z.int(), entry: z.int(), points: z.int(), judges: z.int() })).optional(),
});
