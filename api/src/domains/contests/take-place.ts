import { randomInt } from 'node:crypto';
import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { AppError } from '../../platform/http';
import { networkKey } from '../../platform/shares';
import { type Contest, isTaken, mailboxSlotOf, type Seat } from './contest';
import type { ContestParts } from './contest-parts';
import type { SeatSlots } from './seats.repository';

const HOLD_MS = HOUR_MS;
/**
 * Maximum number of attempts. Rarely reached, because free numbers are chosen at random, so concurrent members seldom
 * collide twice.
 */
const TRIES = 20;

export interface Joiner {
  id: string;
  /** IP address of the client. */
  address: string;
}

type Dependencies = Pick<ContestParts, 'seats' | 'share' | 'findContest' | 'findContacts' | 'config'>;

const unpayable = () => new AppError('conflict', CONTEST_MESSAGES.unpayable);
const full = () => new AppError('conflict', 'This contest is full.');
const mailboxHasPlace = () => new AppError('limit', 'Another account with your mailbox already has a place here.');
const networkShareUsed = () =>
  new AppError('limit', 'Your network already has its share of the places. Try another network, or write to us.');
const tooManyJoining = () =>
  new AppError('unavailable', 'Lots of people are joining. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

function toSeat({ id, feeCents }: Contest, number: number, memberId: string, at: Date): Seat {
  const kept = { contestId: id, number, memberId, at };
  if (feeCents === 0) return { ...kept, state: 'confirmed' };
  return { ...kept, state: 'held', heldUntil: new Date(at.getTime() + HOLD_MS) };
}

/** Returns a function that takes a free place in a contest. */
export function createTakePlace({ seats, share, findContest, findContacts, config }: Dependencies) {
  /** Returns the id for an account that is leaving, which `findContacts` omits. The id is equally unique. */
  const findEmail = async (id: string) => (await findContacts([id]))[0]?.email ?? id;

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
      if (contest.feeCents > 0 && !config.takesContestFees) throw unpayable();
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
  return async function takePlace(contest: Contest, joiner: Joiner, at: Date): Promise<{ seat: Seat; isNew: boolean }> {
    try {
      return await takeSeat(contest, joiner, at);
    } catch (error) {
      const seat = await seats.find(contest.id, joiner.id);
      if (seat && isTaken(seat, at)) return { seat, isNew: false };
      throw error;
    }
  };
}

export type TakePlace = ReturnType<typeof createTakePlace>;
