import type { Project } from '@verse/api-contract/projects';

/** The offers of a project. */
export function OffersPanel({ project: _project }: { project: Project }) {
  return null;
}
