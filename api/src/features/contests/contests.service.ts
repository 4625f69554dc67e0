import { randomInt } from 'node:crypto';
import { AppError } from '../../platform/http';
import { mailboxKey, networkKey, type Share } from '../../platform/shares';
import { type Contest, isTaken, type Seat, statusOf } from './contest';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository, SeatSlots } from './seats.repository';

const HOLD_MS = 60 * 60_000;
/** Two who choose the same number at once meet again seldom: a free one is chosen by chance. */
const TRIES = 20;

export interface ContestOfMember {
  contest: Contest;
  participants: number;
  seat: Seat | undefined;
  /** Places that wait for their fee; null for whoever does not work on contests. */
  held: number | null;
}

export interface Joiner {
  id: string;
  /** Of the client, as it came. */
  address: string;
}

interface Dependencies {
  contests: ContestRepository;
  seats: SeatRepository;
  now: () => Date;
  /** Counts a hold, or refuses it: whoever holds again and again would keep a place for ever. */
  countHold: (key: string) => Promise<void>;
  emailOf: (memberId: string) => Promise<string>;
  /** Places that members of one network may have of so many. */
  share: Share;
}

export const UNKNOWN_CONTEST = 'There is no such contest.';
const unknown = () => new AppError('not-found', UNKNOWN_CONTEST);
const full = () => new AppError('conflict', 'This contest is full.');
const secondOfMailbox = () =>
  new AppError('limit', 'Another account with the same mailbox already has a place in this contest.');
const overShare = () =>
  new AppError(
    'limit',
    'Members on your network already have their share of the places. Try again from another network, or contact us.',
  );
const crowded = () =>
  new AppError('unavailable', 'Many people are joining right now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

export function createContestsService({ contests, seats, now, countHold, emailOf, share }: Dependencies) {
  async function view(contest: Contest, seat: Seat | undefined, at: Date, isStaff = false): Promise<ContestOfMember> {
    return {
      contest,
      participants: await seats.count(contest.id, at),
      seat: seat && isTaken(seat, at) ? seat : undefined,
      held: isStaff ? await seats.countHeld(contest.id, at) : null,
    };
  }

  async function find(id: string): Promise<Contest> {
    const contest = await contests.find(id);
    if (!contest) throw unknown();
    return contest;
  }

  async function findOpen(id: string, at: Date): Promise<Contest> {
    const contest = await find(id);
    if (statusOf(contest, at) === 'ended') throw new AppError('conflict', 'This contest has ended.');
    return contest;
  }

  function seatAt({ id, feeCents }: Contest, number: number, memberId: string, at: Date): Seat {
    const kept = { contestId: id, number, memberId, at };
    if (feeCents === 0) return { ...kept, state: 'confirmed' };
    return { ...kept, state: 'held', heldUntil: new Date(at.getTime() + HOLD_MS) };
  }

  /** A free number, after the places of expired holds were given back. */
  async function freeNumber({ id, maxParticipants }: Contest, at: Date): Promise<number | undefined> {
    let free = await seats.free(id, maxParticipants);
    if (free.length === 0 && (await seats.removeExpired(id, at)) > 0) free = await seats.free(id, maxParticipants);
    return free.length > 0 ? free[randomInt(free.length)] : undefined;
  }

  /** One mailbox has one place, and one network its share. A share that includes all places needs no slots. */
  async function slotsFor({ id, maxParticipants }: Contest, { id: memberId, address }: Joiner, at: Date) {
    const mailboxSlot = `${id} ${mailboxKey(await emailOf(memberId), true)}`;
    const other = await seats.findByMailbox(mailboxSlot);
    if (other && other.memberId !== memberId) {
      if (isTaken(other, at)) throw secondOfMailbox();
      await seats.removeExpired(id, at);
    }
    const [most, network] = [share(maxParticipants), networkKey(address)];
    if (most >= maxParticipants) return { mailboxSlot } satisfies SeatSlots;
    let free = await seats.freeSlots(id, network, most);
    if (free.length === 0 && (await seats.removeExpired(id, at)) > 0) free = await seats.freeSlots(id, network, most);
    if (free.length === 0) throw overShare();
    return { mailboxSlot, networkSlot: free[randomInt(free.length)]! } satisfies SeatSlots;
  }

  /** The seat a member has, or gets now. */
  async function take(contest: Contest, joiner: Joiner, at: Date): Promise<{ seat: Seat; isNew: boolean }> {
    const memberId = joiner.id;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const own = await seats.find(contest.id, memberId);
      if (own && isTaken(own, at)) return { seat: own, isNew: false };
      if (own) await seats.removeExpired(contest.id, at);
      const number = await freeNumber(contest, at);
      if (number === undefined) throw full();
      const seat = seatAt(contest, number, memberId, at);
      if (!(await seats.insert(seat, await slotsFor(contest, joiner, at)))) continue;
      // Staff may have left fewer places meanwhile, and counted them before this one was there.
      if ((await find(contest.id)).maxParticipants >= contest.maxParticipants) return { seat, isNew: true };
      await seats.release(seat);
      contest = await find(contest.id);
    }
    throw crowded();
  }

  return {
    async list(memberId: string, isStaff: boolean): Promise<ContestOfMember[]> {
      const at = now();
      const [all, own] = await Promise.all([contests.list(), seats.ofMember(memberId)]);
      return Promise.all(all.map((contest) => view(contest, own.get(contest.id), at, isStaff)));
    },

    find,
    view,

    /** Whoever has a place keeps it, however often they ask. */
    async join(joiner: Joiner, id: string): Promise<ContestOfMember> {
      const at = now();
      const contest = await findOpen(id, at);
      const { seat, isNew } = await take(contest, joiner, at);
      if (isNew && seat.state === 'held') {
        try {
          await countHold(`${id} ${joiner.id}`);
        } catch (error) {
          await seats.release(seat);
          throw error;
        }
      }
      return view(contest, seat, at);
    },

    /** Gives the place back, if there is one. */
    async leave(memberId: string, id: string): Promise<ContestOfMember> {
      const at = now();
      const contest = await findOpen(id, at);
      await seats.leave(id, memberId);
      return view(contest, undefined, at);
    },
  };
}

export type ContestsService = ReturnType<typeof createContestsService>;
