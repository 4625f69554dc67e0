import type { Project } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';

export interface MilestoneProps {
  project: Project;
  milestone: Milestone;
}
