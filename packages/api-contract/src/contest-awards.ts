import type { z } from 'zod';
import type {
  appealDecisionSchema,
  appealFormSchema,
  appealMessageSchema,
  appealThreadSchema,
  contestAppealListSchema,
  contestAppealSchema,
  contestPrizeSchema,
  contestRecordSchema,
  entryAfterwardsSchema,
  entryWorkFormSchema,
  prizeReceiptSchema,
  prizeStepFormSchema,
} from './contest-awards.schema';

export {
  APPEAL_DECISIONS,
  APPEAL_SIDES,
  APPEAL_STATES,
  APPEAL_SUBJECTS,
  type AppealSide,
  type AppealState,
  type AppealSubject,
  AWARD_LIMITS,
  AWARD_TEXTS,
  type Prize,
  PRIZE_STEP_TEXTS,
  PRIZE_STEPS,
  PRIZES,
  type PrizeStep,
  REPORTED_STEPS,
} from './contest-awards.values';

export type AppealDecision = z.infer<typeof appealDecisionSchema>;
export type AppealForm = z.infer<typeof appealFormSchema>;
export type AppealMessage = z.infer<typeof appealMessageSchema>;
export type AppealThread = z.infer<typeof appealThreadSchema>;
export type ContestAppeal = z.infer<typeof contestAppealSchema>;
export type ContestAppealList = z.infer<typeof contestAppealListSchema>;
export type ContestPrize = z.infer<typeof contestPrizeSchema>;
export type ContestRecord = z.infer<typeof contestRecordSchema>;
export type EntryAfterwards = z.infer<typeof entryAfterwardsSchema>;
export type EntryWorkForm = z.infer<typeof entryWorkFormSchema>;
export type PrizeReceipt = z.infer<typeof prizeReceiptSchema>;
export type PrizeStepForm = z.infer<typeof prizeStepFormSchema>;
