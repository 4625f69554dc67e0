import { randomInt } from 'node:crypto';
import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import type { ContestQuery } from '@verse/api-contract/contests/contests';
import { HOUR_MS } from '@verse/api-contract/time';
import { AppError } from '../../platform/http';
import { networkKey } from '../../platform/shares';
import { type Contest, isTaken, mailboxSlotOf, type Seat, statusOf, takesEntries } from './contest';
import type { ContestLists } from './contest-lists.service';
import type { ContestParts } from './contest-parts';
import type { ListedContest } from './listing.repository';
import type { SeatSlots } from './seats.repository';

const HOLD_MS = HOUR_MS;
/**
 * Maximum number of attempts. Rarely reached, because free numbers are chosen at random, so concurrent members seldom
 * collide twice.
 */
const TRIES = 20;

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

export interface Joiner {
  id: string;
  /** IP address of the client. */
  address: string;
}

type Dependencies = Pick<
  ContestParts,
  'seats' | 'now' | 'share' | 'announce' | 'findContest' | 'recount' | 'assertOutsider'
> & {
  lists: Pick<ContestLists, 'list' | 'tags'>;
  /**
   * Counts a hold against the budget, or rejects it. Without this limit, repeated holds could block a place forever.
   */
  countHold: (key: string) => Promise<void>;
  findEmail: (memberId: string) => Promise<string>;
  isPayable: boolean;
  hasEntry: (contestId: string, memberId: string) => Promise<boolean>;
  /** Rejects the request if an entry depends on the member's place. */
  assertMayLeave: (contestId: string, memberId: string) => Promise<void>;
  /** Called when a place may have become available. */
  placeFreed: (contestId: string) => Promise<void>;
};

const unpayable = () => new AppError('conflict', CONTEST_MESSAGES.unpayable);
const takesNoEntries = () => new AppError('conflict', CONTEST_MESSAGES.noEntries);
const full = () => new AppError('conflict', 'This contest is full.');
const mailboxHasPlace = () =>
  new AppError('limit', 'Another account with the same mailbox already has a place in this contest.');
const networkShareUsed = () =>
  new AppError(
    'limit',
    'Members on your network already have their share of the places. Try again from another network, or contact us.',
  );
const tooManyJoining = () =>
  new AppError('unavailable', 'Many people are joining right now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

export function createContestsService(dependencies: Dependencies) {
  const { lists, seats, now, countHold, findEmail, share, isPayable, announce, findContest, recount } = dependencies;
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

  function toSeat({ id, feeCents }: Contest, number: number, memberId: string, at: Date): Seat {
    const kept = { contestId: id, number, memberId, at };
    if (feeCents === 0) return { ...kept, state: 'confirmed' };
    return { ...kept, state: 'held', heldUntil: new Date(at.getTime() + HOLD_MS) };
  }

  /**
   * Returns the slots that the place will occupy: one for the mailbox, which can have only one place, and a free one
   * from the network's share. No network slot is needed if the share covers all places.
   */
  async function findSlots({ id, maxParticipants }: Contest, { id: memberId, address }: Joiner, at: Date) {
    const mailboxSlot = mailboxSlotOf(id, await findEmail(memberId));
    const other = await seats.findByMailbox(mailboxSlot);
    if (other && other.memberId !== memberId) {
      if (isTaken(other, at)) throw mailboxHasPlace();
      await seats.removeExpired(id, at);
    }
    const most = share(maxParticipants);
    const network = networkKey(address);
    if (most >= maxParticipants) return { mailboxSlot } satisfies SeatSlots;
    const free = await seats.freeSlots(id, network, most, at);
    if (free.length === 0) throw networkShareUsed();
    return { mailboxSlot, networkSlot: free[randomInt(free.length)]! } satisfies SeatSlots;
  }

  /** Returns the member's existing place, or takes a free one. */
  async function takeSeat(contest: Contest, joiner: Joiner, at: Date): Promise<{ seat: Seat; isNew: boolean }> {
    const memberId = joiner.id;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const own = await seats.find(contest.id, memberId);
      if (own && isTaken(own, at)) return { seat: own, isNew: false };
      if (own) await seats.removeExpired(contest.id, at);
      const free = await seats.free(contest.id, contest.maxParticipants, at);
      if (free.length === 0) throw full();
      if (contest.feeCents > 0 && !isPayable) throw unpayable();
      const seat = toSeat(contest, free[randomInt(free.length)]!, memberId, at);
      if (!(await seats.insert(seat, await findSlots(contest, joiner, at)))) continue;
      // Staff may have lowered the maximum in the meantime without counting this place.
      if ((await findContest(contest.id)).maxParticipants >= contest.maxParticipants) return { seat, isNew: true };
      await seats.release(seat);
      contest = await findContest(contest.id);
    }
    throw tooManyJoining();
  }

  /**
   * Takes a place. If this fails because another request from the same member has just taken one, returns that place.
   */
  async function takeOnce(contest: Contest, joiner: Joiner, at: Date): Promise<{ seat: Seat; isNew: boolean }> {
    try {
      return await takeSeat(contest, joiner, at);
    } catch (error) {
      const seat = await seats.find(contest.id, joiner.id);
      if (seat && isTaken(seat, at)) return { seat, isNew: false };
      throw error;
    }
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
      const { seat, isNew } = await takeOnce(contest, joiner, at);
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
