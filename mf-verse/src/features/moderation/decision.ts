import {
  type CommunityRule,
  DECISION_TEXTS,
  type ModerationCase,
  type ModerationDecision,
} from '@verse/api-contract/moderation';
import { faultsIn } from '@verse/api-contract/text';

/** The values of the form. */
export interface Given {
  decision: ModerationDecision['decision'] | undefined;
  rule: CommunityRule | undefined;
  quote: string;
  reason: string;
}

/** The first report names the rule, and the passage is the whole text until it is shortened. */
export const createDecision = ({ reports, text }: ModerationCase): Given => ({
  decision: undefined,
  rule: reports[0]?.reason,
  quote: (text || 'The picture').slice(0, DECISION_TEXTS.quote.max).replace(/[\uD800-\uDBFF]$/, ''),
  reason: '',
});

interface Judged {
  decision?: ModerationDecision;
  faults: Record<string, string | undefined>;
}

/** The decision as the API takes it, or what is missing. */
export function toDecision({ decision, rule, quote, reason }: Given): Judged {
  if (decision === undefined) return { faults: { decision: 'Choose a decision.' } };
  if (decision === 'keep') return { decision: { decision }, faults: {} };
  if (decision === 'uphold' || decision === 'restore')
    return { decision: { decision, reason }, faults: faultsIn({ reason: DECISION_TEXTS.reason }, { reason }) };
  if (rule === undefined) return { faults: { rule: 'Choose a rule.' } };
  return { decision: { decision, rule, quote, reason }, faults: faultsIn(DECISION_TEXTS, { quote, reason }) };
}
