import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import { AppError } from '../../../platform/http';
import { networkKey } from '../../../platform/shares';
import { isTaken, statusOf, takesEntries } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { Joiner } from '../take-place';
import type { Promotions } from './promotions';
import type { WaitingRepository } from './waiting.repository';

type Dependencies = Pick<ContestParts, 'seats' | 'findContest' | 'now' | 'assertOutsider'> & {
  waiting: WaitingRepository;
  promotions: Promotions;
  /** Reserves quota for a waiting list, or rejects the request. */
  reserve: (memberId: string) => Promise<void>;
};

const conflict = (message: string) => new AppError('conflict', message);

/** Waiting lists of full contests. */
export function createWaitingLists(dependencies: Dependencies) {
  const { waiting, promotions, seats, findContest, now, reserve, assertOutsider } = dependencies;

  async function positionOf(contestId: string, memberId: string): Promise<number | undefined> {
    const own = await waiting.find(contestId, memberId);
    return own && waiting.positionOf(own);
  }

  return {
    ...promotions,
    positionOf,

    /** Adds the member to the list, and returns the position. Idempotent: the member's position is kept. */
    async join({ id: memberId, address }: Joiner, contestId: string): Promise<number> {
      const contest = await findContest(contestId);
      const at = now();
      const known = await positionOf(contestId, memberId);
      if (known !== undefined) return known;
      if (statusOf(contest, at) === 'ended') throw conflict('This contest has ended.');
      if (!takesEntries(contest)) throw conflict(CONTEST_MESSAGES.noEntries);
      if (contest.feeCents > 0) throw conflict('Contests with a fee have no waiting list.');
      await assertOutsider(contest, memberId);
      const seat = await seats.find(contestId, memberId);
      if (seat && isTaken(seat, at)) throw conflict('You have a place in this contest.');
      if ((await seats.free(contestId, contest.maxParticipants, at)).length > 0)
        throw conflict('There’s a free place. Join now.');
      await reserve(memberId);
      await waiting.add({ contestId, memberId, at, network: networkKey(address) });
      // A place may have become free in the meantime.
      await promotions.fill(contestId);
      return (await positionOf(contestId, memberId)) ?? 1;
    },

    async leave(memberId: string, contestId: string): Promise<void> {
      await findContest(contestId);
      await waiting.remove(contestId, memberId);
    },
  };
}

export type WaitingLists = ReturnType<typeof createWaitingLists>;
