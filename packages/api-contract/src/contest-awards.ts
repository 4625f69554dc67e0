import type { z } from 'zod';
import type {
  appealDecisionSchema,
  appealFormSchema,
  appealThreadSchema,
  contestAppealListSchema,
  contestAppealSchema,
  contestPrizeSchema,
  contestRecordSchema,
  entryAfterwardsSchema,
  prizeStepFormSchema,
} from './contest-awards.schema';

export {
  APPEAL_DECISIONS,
  type AppealSide,
  type AppealState,
  type AppealSubject,
  AWARD_LIMITS,
  AWARD_TEXTS,
  type Prize,
  PRIZE_STEP_TEXTS,
  type PrizeStep,
  REPORTED_STEPS,
} from './contest-awards.values';

export type AppealDecision = z.infer<typeof appealDecisionSchema>;
export type AppealForm = z.infer<typeof appealFormSchema>;
export type AppealThread = z.infer<typeof appealThreadSchema>;
export type ContestAppeal = z.infer<typeof contestAppealSchema>;
export type ContestAppealList = z.infer<typeof contestAppealListSchema>;
export type ContestPrize = z.infer<typeof contestPrizeSchema>;
export type ContestRecord = z.infer<typeof contestRecordSchema>;
export type EntryAfterwards = z.infer<typeof entryAfterwardsSchema>;
export type PrizeStepForm = z.infer<typeof prizeStepFormSchema>;
