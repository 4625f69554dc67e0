import type { z } from 'zod';
import type {
  apartListSchema,
  caseAnswerSchema,
  caseContextSchema,
  caseListSchema,
  caseSchema,
  decisionSchema,
  ownCaseListSchema,
  ownCaseSchema,
} from './moderation.schema';

export {
  APPEAL_TEXTS,
  CASE_LISTS,
  CASE_STATES,
  COMMUNITY_RULES,
  COMMUNITY_RULE_KEYS,
  type CaseList,
  type CaseState,
  type CommunityRule,
  DECISION_TEXTS,
  REPORTED,
  REPORT_LIMITS,
  type Reported,
} from './moderation.values';

export type ModerationCase = z.infer<typeof caseSchema>;
export type CaseAnswer = z.infer<typeof caseAnswerSchema>;
export type CaseContext = z.infer<typeof caseContextSchema>;
export type ModerationQueue = z.infer<typeof caseListSchema>;
export type ModerationDecision = z.infer<typeof decisionSchema>;
export type OwnCase = z.infer<typeof ownCaseSchema>;
export type OwnCaseList = z.infer<typeof ownCaseListSchema>;
export type ApartList = z.infer<typeof apartListSchema>;
