import { announce, CRITERIA_HASH, DRAFT, enter, entryPath, storeContest } from './contest-entries';
import type { GoodRequest } from './good-request';
import type { Town, Visitor } from './people';

const OWN = '/api/contests/:id/entries/own';

/** Valid requests by the admin for their own entry. */
export const contestEntryRequests: Record<string, Partial<GoodRequest>> = {
  [`GET ${OWN}`]: { path: entryPath() },
  [`PUT ${OWN}`]: { path: entryPath(), body: { ...DRAFT, text: 'Other words' }, headers: { 'if-match': '"1"' } },
  [`DELETE ${OWN}`]: { path: entryPath() },
  [`PUT ${OWN}/restoration`]: { path: `${entryPath()}/restoration` },
  [`POST ${OWN}/submission`]: { path: `${entryPath()}/submission`, body: { criteriaHash: CRITERIA_HASH } },
  [`GET ${OWN}/preview`]: { path: `${entryPath()}/preview` },
  [`PUT ${OWN}/team/acceptance`]: { path: `${entryPath()}/team/acceptance`, body: { captain: 'nell-tester' } },
};

/** Creates a contest entry for the admin, with a file that has been announced but not uploaded. */
export async function beginEntry(town: Town, admin: Visitor): Promise<void> {
  await storeContest(town);
  await enter(admin);
  await announce(admin, 'sources.zip', 1000);
}
