import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import type { ContestQuery } from '@verse/api-contract/contests/contests';
import { AppError } from '../../platform/http';
import { type Contest, isTaken, type Seat, statusOf, takesEntries } from './contest';
import type { ContestLists } from './contest-lists.service';
import type { ContestParts } from './contest-parts';
import type { ListedContest } from './listing.repository';
import type { Joiner, TakePlace } from './take-place';

export interface ContestOfMember {
  contest: Contest;
  participants: number;
  seat: Seat | undefined;
  /** Number of places held until their fee is paid; null if the caller does not manage contests. */
  held: number | null;
  /** Whether this installation accepts entry fees. */
  isPayable: boolean;
  /** Whether the member is part of an entry, even without a place of their own. */
  hasEntry: boolean;
}

type Dependencies = Pick<ContestParts, 'seats' | 'now' | 'announce' | 'findContest' | 'recount' | 'assertOutsider'> & {
  lists: Pick<ContestLists, 'list' | 'tags'>;
  /**
   * Counts a hold against the budget, or rejects it. Without this limit, repeated holds could block a place forever.
   */
  countHold: (key: string) => Promise<void>;
  takePlace: TakePlace;
  isPayable: boolean;
  hasEntry: (contestId: string, memberId: string) => Promise<boolean>;
  /** Rejects the request if an entry depends on the member's place. */
  assertMayLeave: (contestId: string, memberId: string) => Promise<void>;
  /** Called when a place may have become available. */
  placeFreed: (contestId: string) => Promise<void>;
};

const takesNoEntries = () => new AppError('conflict', CONTEST_MESSAGES.noEntries);

export function createContestsService(dependencies: Dependencies) {
  const { lists, seats, now, countHold, takePlace, isPayable, announce, findContest, recount } = dependencies;
  const { assertOutsider, assertMayLeave, placeFreed, hasEntry } = dependencies;

  async function view(contest: Contest, seat: Seat | undefined, at: Date, isStaff = false): Promise<ContestOfMember> {
    return {
      contest,
      participants: await seats.count(contest.id, at),
      seat: seat && isTaken(seat, at) ? seat : undefined,
      held: isStaff ? await seats.countHeld(contest.id, at) : null,
      isPayable,
      hasEntry: false,
    };
  }

  /** Returns the contest as the member or a guest sees it. */
  async function viewFor(contest: Contest, memberId: string | undefined, isStaff: boolean): Promise<ContestOfMember> {
    if (memberId === undefined) return view(contest, undefined, now(), isStaff);
    const [seat, isEntrant] = await Promise.all([seats.find(contest.id, memberId), hasEntry(contest.id, memberId)]);
    return { ...(await view(contest, seat, now(), isStaff)), hasEntry: isEntrant };
  }

  /** Corrects the stored number of taken places, which may be outdated because holds expire without a write. */
  async function viewListed({ contest, taken }: ListedContest, memberId: string | undefined, isStaff: boolean) {
    const one = await viewFor(contest, memberId, isStaff);
    if (one.participants !== taken) await recount(contest.id);
    return one;
  }

  async function findOpen(id: string, at: Date): Promise<Contest> {
    const contest = await findContest(id);
    if (statusOf(contest, at) === 'ended') throw new AppError('conflict', 'This contest has ended.');
    return contest;
  }

  return {
    async list(query: ContestQuery, memberId?: string, isStaff = false) {
      const { listed, next } = await lists.list(query);
      const contests = await Promise.all(listed.map((one) => viewListed(one, memberId, isStaff)));
      return { contests, tags: await lists.tags(), next };
    },

    async see(id: string, memberId?: string, isStaff = false): Promise<ContestOfMember> {
      return viewFor(await findContest(id), memberId, isStaff);
    },

    view,

    /** Takes a place. Idempotent: an existing place is kept. */
    async join(joiner: Joiner, id: string): Promise<ContestOfMember> {
      const at = now();
      const contest = await findOpen(id, at);
      await assertOutsider(contest, joiner.id);
      if (!takesEntries(contest)) throw takesNoEntries();
      const { seat, isNew } = await takePlace(contest, joiner, at);
      if (isNew && seat.state === 'held') {
        try {
          await countHold(`${id} ${joiner.id}`);
        } catch (error) {
          await seats.release(seat);
          throw error;
        }
      }
      if (isNew) {
        await recount(id);
        await announce();
      }
      return { ...(await view(contest, seat, at)), hasEntry: await hasEntry(id, joiner.id) };
    },

    async leave(memberId: string, id: string): Promise<ContestOfMember> {
      const at = now();
      const contest = await findOpen(id, at);
      await assertMayLeave(id, memberId);
      await seats.leave(id, memberId);
      await placeFreed(id);
      await recount(id);
      await announce();
      return { ...(await view(contest, undefined, at)), hasEntry: await hasEntry(id, memberId) };
    },
  };
}

export type ContestsService = ReturnType<typeof createContestsService>;
