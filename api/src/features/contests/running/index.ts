import type { ContestPart, ContestParts } from '../contest-parts';

/** Organisations run contests: terms, judges, postponements. */
export async function createRunningPart(_parts: ContestParts): Promise<ContestPart> {
  return { routes: [] };
}
