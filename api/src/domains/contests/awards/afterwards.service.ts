import type { EntryAfterwards } from '@verse/api-contract/api';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { RunContest } from '../find-contest';
import type { Appeals } from './appeals.service';
import type { ViewAppeals } from './appeals.view';
import type { EntryWorks } from './entry-works.service';
import type { Prizes, PrizesService } from './prizes.service';

interface Dependencies {
  appeals: Pick<Appeals, 'findOwn' | 'listPossible'>;
  repository: ContestParts['appeals'];
  viewAppeals: ViewAppeals;
  prizes: Pick<PrizesService, 'findOfContest' | 'toConfirm'>;
  works: Pick<EntryWorks, 'stateOf'>;
}

export type Afterwards = (memberId: string, contestId: string) => Promise<EntryAfterwards>;

/** Returns what the makers of a submitted entry can see and do, e.g. file an appeal. */
export function createEntryAfterwards({ appeals, repository, viewAppeals, prizes, works }: Dependencies): Afterwards {
  async function findResults(contest: RunContest): Promise<Prizes | undefined> {
    try {
      return await prizes.findOfContest(contest);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  return async (memberId, contestId) => {
    const own = await appeals.findOwn(memberId, contestId);
    const { contest, entry } = own;
    const found = await findResults(contest);
    const { removal } = entry;
    return {
      contest: { id: contest.id, title: contest.title },
      number: entry.number,
      rank: found?.results.ranking.find(({ entryId }) => entryId === entry.id)?.rank ?? null,
      removal: entry.state === 'removed' && removal ? { reason: removal.reason, at: removal.at.toISOString() } : null,
      appealable: await appeals.listPossible(own),
      appeals: await viewAppeals(await repository.ofEntry(entry.id)),
      toConfirm: found ? await prizes.toConfirm(memberId, found) : [],
      work: await works.stateOf(memberId, own),
    };
  };
}
