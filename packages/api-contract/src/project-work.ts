import type { z } from 'zod';
import type { decisionFormSchema, paymentFormSchema, workSchema } from './project-work.schema';

export {
  DELIVERY_DECISIONS,
  type DeliveryDecision,
  MILESTONE_STATES,
  type MilestoneState,
  type Pause,
  PAUSES,
  type Settlement,
  SETTLEMENTS,
  WORK_LIMITS,
  WORK_TEXTS,
} from './project-work.values';

export type Work = z.infer<typeof workSchema>;
export type Milestone = Work['milestones'][number];
export type DecisionForm = z.infer<typeof decisionFormSchema>;
export type PaymentForm = z.infer<typeof paymentFormSchema>;
