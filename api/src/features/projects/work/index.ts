import type { ProjectPart, ProjectParts } from '../project-parts';

/** What happens after the agreement: milestones, deliveries, payments, disputes. */
export async function createWorkPart(_parts: ProjectParts): Promise<ProjectPart> {
  return { routes: [] };
}
