import { AppError, VersionConflict } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';
import { createEntryDrafts } from './entry-drafts.service';
import { assertOpen } from './entry-rules';
import { createOwnEntryFinder } from './own-entry-finder';
import { createSubmissions, type SubmissionDependencies } from './submissions.service';

const removed = () => new AppError('conflict', 'This entry was removed from the contest.');
const captainOnly = () => new AppError('forbidden', 'Only the captain of the team can do this.');

/** Manages a member's entry in a contest, whether alone or in a team. */
export async function createOwnEntries(dependencies: SubmissionDependencies & Pick<ContestParts, 'seats'>) {
  const { entries, findContest, now, announce } = dependencies;
  const finder = createOwnEntryFinder(dependencies);
  const { mustFind, assertPlace } = finder;

  /** @throws VersionConflict if the version has changed */
  async function changeOwn(before: ContestEntry, memberId: string, change: Partial<ContestEntry>) {
    const after = await entries.change(before, change);
    if (!after) throw new VersionConflict(await mustFind(before.contestId, memberId));
    return after;
  }

  return {
    ...finder,
    ...createEntryDrafts({ ...dependencies, finder }),
    ...(await createSubmissions({ ...dependencies, finder })),

    /** Withdraws the entry from the contest. The draft and the receipts are kept. */
    async withdraw(memberId: string, contestId: string): Promise<ContestEntry> {
      const contest = await findContest(contestId);
      const entry = await mustFind(contestId, memberId);
      if (entry.captainId !== memberId) throw captainOnly();
      if (entry.state === 'withdrawn') return entry;
      assertOpen(contest, entry, now());
      const after = await changeOwn(entry, memberId, { state: 'withdrawn' });
      await announce();
      return after;
    },

    async restore(memberId: string, contestId: string): Promise<ContestEntry> {
      const contest = await findContest(contestId);
      const entry = await mustFind(contestId, memberId);
      if (entry.captainId !== memberId) throw captainOnly();
      if (entry.state === 'removed') throw removed();
      if (entry.state === 'open') return entry;
      assertOpen(contest, entry, now());
      await assertPlace(contestId, entry.captainId);
      const after = await changeOwn(entry, memberId, { state: 'open' });
      await announce();
      return after;
    },
  };
}

export type OwnEntries = Awaited<ReturnType<typeof createOwnEntries>>;
