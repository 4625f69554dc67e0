import type { ContestWin } from '@verse/api-contract/api';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import { isSubmitted, type SubmittedEntry } from '../entries/entry';
import type { EntryWorks } from './entry-works.service';
import { wonBy } from './prize-words.service';
import type { PrizesService } from './prizes.service';

type Dependencies = Pick<ContestParts, 'entries' | 'findRunContest'> & {
  prizes: Pick<PrizesService, 'findOfContest'>;
  works: Pick<EntryWorks, 'stateOf'>;
};

/** Returns the position of the submitted picture among the files of the draft, which the maker may read. */
function findPicture({ draft, submission }: SubmittedEntry): number | null {
  const submitted = new Set(submission.files.map(({ id }) => id));
  const index = draft.files.findIndex(({ id, shown }) => submitted.has(id) && shown?.type.startsWith('image/'));
  return index < 0 ? null : index;
}

/** The prizes that a member has won in a contest, shown to them once as an unveiling. */
export function createWins({ entries, findRunContest, prizes, works }: Dependencies) {
  async function findWon(memberId: string, contestId: string) {
    const contest = await findRunContest(contestId);
    if (!contest.resultsAt) return undefined;
    const entry = await entries.ofMember(contestId, memberId);
    if (!entry || !isSubmitted(entry)) return undefined;
    const won = wonBy(memberId, await prizes.findOfContest(contest));
    return won.length > 0 ? { contest, entry, won } : undefined;
  }

  return {
    async find(memberId: string, contestId: string): Promise<ContestWin> {
      const found = await findWon(memberId, contestId);
      if (!found) return { win: null };
      const { contest, entry, won } = found;
      const { id, isPossible } = await works.stateOf(memberId, { contest, entry });
      return {
        win: {
          title: entry.submission.title,
          number: entry.number,
          picture: findPicture(entry),
          prizes: won.map(({ prize, promise }) => ({ prize, promise })),
          isSeen: entry.winSeenBy?.includes(memberId) === true,
          workId: id,
          isWorkPossible: isPossible,
        },
      };
    },
    /** Idempotent. */
    async see(memberId: string, contestId: string): Promise<void> {
      const found = await findWon(memberId, contestId);
      if (!found) throw new AppError('not-found', 'You didn’t win this contest.');
      await entries.seeWin(found.entry.id, memberId);
    },
  };
}

export type Wins = ReturnType<typeof createWins>;
