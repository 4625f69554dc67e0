import type { Milestone } from '@verse/api-contract/project-work';
import type { Project } from '@verse/api-contract/projects';

export interface MilestoneProps {
  project: Project;
  milestone: Milestone;
}
