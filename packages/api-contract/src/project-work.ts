export type { DecisionForm, Milestone, PaymentForm, ProjectWork } from './project-work.schema';
export type { DeliveryDecision, MilestoneState, Pause, Settlement } from './project-work.values';
export {
  DELIVERY_DECISIONS,
  MILESTONE_STATES,
  PAUSES,
  SETTLEMENTS,
  WORK_LIMITS,
  WORK_TEXTS,
} from './project-work.values';
