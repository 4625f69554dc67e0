import type { ContestPart, ContestParts } from '../contest-parts';

/** Blind judging, results, and the log that recomputes them. */
export async function createJudgingPart(_parts: ContestParts): Promise<ContestPart> {
  return { routes: [] };
}
