import type { EntryAfterwards } from '@verse/api-contract/api';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { RunContest } from '../find-contest';
import type { Appeals } from './appeals.service';
import type { ViewAppeals } from './appeals.view';
import type { EntryWorks } from './entry-works.service';
import { changeUntil, wonBy } from './prize-words.service';
import type { Prizes, PrizesService } from './prizes.service';

interface Dependencies {
  appeals: Pick<Appeals, 'findOwn' | 'listPossible'>;
  repository: ContestParts['appeals'];
  viewAppeals: ViewAppeals;
  prizes: Pick<PrizesService, 'findOfContest'>;
  now: () => Date;
  works: Pick<EntryWorks, 'stateOf'>;
}

export type Afterwards = (memberId: string, contestId: string) => Promise<EntryAfterwards>;

/** Returns what the makers of a submitted entry can see and do, e.g. file an appeal. */
export function createEntryAfterwards({
  appeals,
  repository,
  viewAppeals,
  prizes,
  works,
  now,
}: Dependencies): Afterwards {
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
    const { awardBy } = contest.terms;
    const won = found ? wonBy(memberId, found) : [];
    return {
      contest: { id: contest.id, title: contest.title },
      number: entry.number,
      rank: found?.results.ranking.find(({ entryId }) => entryId === entry.id)?.rank ?? null,
      removal: entry.state === 'removed' && removal ? { reason: removal.reason, at: removal.at.toISOString() } : null,
      appealable: await appeals.listPossible(own),
      appeals: await viewAppeals(await repository.ofEntry(entry.id)),
      toConfirm: won.filter(({ said }) => !said).map(({ prize }) => prize),
      won: won.map(({ prize, promise, said }) => {
        const until = changeUntil(said?.word, said?.at);
        return {
          prize,
          promise,
          awardBy: awardBy.toISOString(),
          isDue: now() > awardBy,
          word: said?.word ?? null,
          changeUntil: until?.toISOString() ?? null,
          isFinal: until !== null && now() >= until,
        };
      }),
      work: await works.stateOf(memberId, own),
    };
  };
}
