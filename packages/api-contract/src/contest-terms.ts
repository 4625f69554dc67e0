import type { z } from 'zod';
import type { criterionSchema } from './contest-terms.schema';

export {
  type ContestState,
  LOSING_ENTRIES,
  SCORES,
  SHARE_RULE_TEXTS,
  SHARE_RULES,
  type ShareRule,
  TERMS_LIMITS,
  TERMS_MESSAGES,
  TERMS_TEXTS,
  TIE_RULE,
} from './contest-terms.values';

export type Criterion = z.infer<typeof criterionSchema>;
