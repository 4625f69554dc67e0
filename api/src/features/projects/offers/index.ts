import type { ProjectPart, ProjectParts } from '../project-parts';

/** How both sides agree: versions of an offer, and acceptance. */
export async function createOffersPart(_parts: ProjectParts): Promise<ProjectPart> {
  return { routes: [] };
}
