import type { Project } from '@verse/api-contract/projects';

/** The milestones of an agreed project. */
export function WorkPanel({ project: _project }: { project: Project }) {
  return null;
}
