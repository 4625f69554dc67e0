import type { z } from 'zod';
import type {
  contestResultsSchema,
  judgedEntrySchema,
  judgeViewSchema,
  rankedEntrySchema,
} from './contest-judging.schema';

export type JudgeViewAnswer = z.infer<typeof judgeViewSchema>;
export type JudgedEntry = z.infer<typeof judgedEntrySchema>;
export type RankedEntryAnswer = z.infer<typeof rankedEntrySchema>;
export type ContestResultsAnswer = z.infer<typeof contestResultsSchema>;
