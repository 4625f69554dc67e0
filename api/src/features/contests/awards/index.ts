import type { ContestPart, ContestParts } from '../contest-parts';

/** After the results: announcements, prizes, appeals, works. */
export async function createAwardsPart(_parts: ContestParts): Promise<ContestPart> {
  return { routes: [] };
}
