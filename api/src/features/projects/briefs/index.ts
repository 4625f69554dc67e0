import type { ProjectPart, ProjectParts } from '../project-parts';
import type { ProjectView } from '../projects.view';
import { briefRoutes } from './briefs.routes';
import { createBriefs } from './briefs.service';

/** How projects begin: briefs and their files, the lists of both sides, the thread. */
export async function createBriefsPart(parts: ProjectParts, view: ProjectView): Promise<ProjectPart> {
  const briefs = createBriefs(parts);
  return { routes: briefRoutes({ ...parts, briefs, view }) };
}
