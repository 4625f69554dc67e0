import type { ProjectPart, ProjectParts } from '../project-parts';

/** Papers of a project: invoices and the archive. */
export async function createBillingPart(_parts: ProjectParts): Promise<ProjectPart> {
  return { routes: [] };
}
