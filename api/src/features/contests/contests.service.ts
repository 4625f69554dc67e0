import { randomInt } from 'node:crypto';
import { AppError } from '../../platform/http';
import { type Contest, isTaken, type Seat, statusOf } from './contest';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository } from './seats.repository';

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

interface Dependencies {
  contests: ContestRepository;
  seats: SeatRepository;
  now: () => Date;
  /** Counts a hold, or refuses it: whoever holds again and again would keep a place for ever. */
  countHold: (key: string) => Promise<void>;
}

export const UNKNOWN_CONTEST = 'There is no such contest.';
const unknown = () => new AppError('not-found', UNKNOWN_CONTEST);
const full = () => new AppError('conflict', 'This contest is full.');
const crowded = () =>
  new AppError('unavailable', 'Many people are joining right now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

export function createContestsService({ contests, seats, now, countHold }: Dependencies) {
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

  /** The seat a member has, or gets now. */
  async function take(contest: Contest, memberId: string, at: Date): Promise<{ seat: Seat; isNew: boolean }> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const own = await seats.find(contest.id, memberId);
      if (own && isTaken(own, at)) return { seat: own, isNew: false };
      if (own) await seats.removeExpired(contest.id, at);
      const number = await freeNumber(contest, at);
      if (number === undefined) throw full();
      const seat = seatAt(contest, number, memberId, at);
      if (!(await seats.insert(seat))) continue;
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
    async join(memberId: string, id: string): Promise<ContestOfMember> {
      const at = now();
      const contest = await findOpen(id, at);
      const { seat, isNew } = await take(contest, memberId, at);
      if (isNew && seat.state === 'held') {
        try {
          await countHold(`${id} ${memberId}`);
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
