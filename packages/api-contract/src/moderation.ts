import type { z } from 'zod';
import type {
  caseAnswerSchema,
  caseContextSchema,
  caseListSchema,
  caseSchema,
  decisionSchema,
  memberBlockListSchema,
  ownCaseListSchema,
  ownCaseSchema,
} from './moderation.schema';

export {
  APPEAL_DAYS,
  APPEAL_TEXTS,
  CASE_LISTS,
  CASE_STATES,
  type CaseList,
  type CaseState,
  COMMUNITY_RULE_KEYS,
  COMMUNITY_RULES,
  type CommunityRule,
  DECISION_TEXTS,
  REPORT_LIMITS,
  REPORTED,
  type Reported,
} from './moderation.values';

export type CaseAnswer = z.infer<typeof caseAnswerSchema>;
export type CaseContext = z.infer<typeof caseContextSchema>;
export type OwnCase = z.infer<typeof ownCaseSchema>;
export type OwnCaseList = z.infer<typeof ownCaseListSchema>;
export type MemberBlockList = z.infer<typeof memberBlockListSchema>;
export type { ModerationCase, ModerationQueue, ModerationDecision } from './moderation.schema';
