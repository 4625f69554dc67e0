import type { z } from 'zod';
import type { workSchema } from './project-work.schema';

export {
  DELIVERY_DECISIONS,
  MILESTONE_STATES,
  type MilestoneState,
  WORK_LIMITS,
  WORK_TEXTS,
} from './project-work.values';

export type Work = z.infer<typeof workSchema>;
export type Milestone = Work['milestones'][number];
