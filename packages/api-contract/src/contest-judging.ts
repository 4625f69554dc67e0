import type { z } from 'zod';
import type {
  contestLogSchema,
  contestResultsSchema,
  judgedContestListSchema,
  judgedContestPageSchema,
  judgedContestSchema,
  judgedEntrySchema,
  judgeViewSchema,
  judgingProgressSchema,
  organiserEntrySchema,
  ownFeedbackSchema,
  ownScoreSchema,
  rankedEntrySchema,
  scoreFormSchema,
} from './contest-judging.schema';

export {
  type ConflictCause,
  countSentences,
  FEEDBACK_RULE,
  JUDGING_LIMITS,
  JUDGING_TEXTS,
  type LogKind,
} from './contest-judging.values';

export type ScoreForm = z.infer<typeof scoreFormSchema>;
export type JudgedContest = z.infer<typeof judgedContestSchema>;
export type JudgedContestList = z.infer<typeof judgedContestListSchema>;
export type JudgedContestPage = z.infer<typeof judgedContestPageSchema>;
export type JudgeViewAnswer = z.infer<typeof judgeViewSchema>;
export type JudgedEntry = z.infer<typeof judgedEntrySchema>;
export type OwnScore = z.infer<typeof ownScoreSchema>;
export type JudgingProgress = z.infer<typeof judgingProgressSchema>;
export type OrganiserEntry = z.infer<typeof organiserEntrySchema>;
export type RankedEntryAnswer = z.infer<typeof rankedEntrySchema>;
export type ContestResultsAnswer = z.infer<typeof contestResultsSchema>;
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>;
export type ContestLog = z.infer<typeof contestLogSchema>;
