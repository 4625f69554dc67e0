import type { ModerationCase, ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import { type CommunityRule, DECISION_TEXTS } from '@verse/api-contract/community/moderation.values';
import { findTextErrors } from '@verse/api-contract/text';

export interface DecisionDraft {
  decision: ModerationDecision['decision'] | undefined;
  rule: CommunityRule | undefined;
  quote: string;
  reason: string;
}

/** Returns the initial values: the first report's rule, and the whole text as the quoted passage. */
export const createDecisionDraft = ({ reports, text }: ModerationCase): DecisionDraft => ({
  decision: undefined,
  rule: reports[0]?.reason,
  quote: (text || 'The picture').slice(0, DECISION_TEXTS.quote.max).replace(/[\uD800-\uDBFF]$/, ''),
  reason: '',
});

interface CheckedDecision {
  decision?: ModerationDecision;
  faults: Record<string, string | undefined>;
}

/** Returns the decision in the form that the API expects, or the errors. */
export function toDecision({ decision, rule, quote, reason }: DecisionDraft): CheckedDecision {
  if (decision === undefined) return { faults: { decision: 'Choose a decision.' } };
  if (decision === 'keep') return { decision: { decision }, faults: {} };
  if (decision === 'uphold' || decision === 'restore')
    return { decision: { decision, reason }, faults: findTextErrors({ reason: DECISION_TEXTS.reason }, { reason }) };
  if (rule === undefined) return { faults: { rule: 'Choose a rule.' } };
  return { decision: { decision, rule, quote, reason }, faults: findTextErrors(DECISION_TEXTS, { quote, reason }) };
}
