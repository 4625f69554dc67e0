import type { ContestPart, ContestParts } from '../contest-parts';

/** The community vote. */
export async function createVotingPart(_parts: ContestParts): Promise<ContestPart> {
  return { routes: [] };
}
