import type { z } from 'zod';
import type { contestTermsSchema, criterionSchema } from './contest-terms.schema';

export {
  CONTEST_STATES,
  type ContestState,
  DESCRIBED_SCORES,
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
/** Contest terms with timestamps as ISO strings. */
export type ContestTermsForm = z.infer<typeof contestTermsSchema>;
