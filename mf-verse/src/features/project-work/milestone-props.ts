import type { Project } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { ProjectAct } from '@verse/api-contract/work/projects.values';

export interface MilestoneProps {
  project: Project;
  milestone: Milestone;
}

/** Whether the project waits for this act on this milestone. */
export const isTurnOf = ({ nextStep }: Project, { id }: Pick<Milestone, 'id'>, act: ProjectAct): boolean =>
  nextStep?.act === act && nextStep.milestone === id;
