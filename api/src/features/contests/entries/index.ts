import type { ContestPart, ContestParts } from '../contest-parts';

/** Entries with files and teams, receipts, the waiting list. */
export async function createEntriesPart(_parts: ContestParts): Promise<ContestPart> {
  return { routes: [] };
}
