import { type DbPort, insertIfAbsent, isDuplicateKey, readInPages } from '../../store';
import type { Seat } from './contest';

/**
 * Values of a place that must be unique, besides its number and its member: the mailbox, and a slot of the network's
 * share. Releasing the place also releases them, so no separate counter has to be corrected.
 */
export interface SeatSlots {
  mailboxSlot: string;
  networkSlot?: string;
}

type SeatDocument = Omit<Seat, 'number'> & Partial<SeatSlots> & { _id: string };

/**
 * Stores the places in contests. Document ids contain the place number, so each place exists only once. A member has at
 * most one place per contest. There is no separate counter that could get out of step.
 */
export interface SeatRepository {
  find(contestId: string, memberId: string): Promise<Seat | undefined>;
  findOfMember(memberId: string): Promise<Map<string, Seat>>;
  listOfMember(memberId: string): AsyncIterable<Seat>;
  /** Yields the members who hold a place, in the order of place numbers. */
  membersOf(contestId: string): AsyncIterable<string>;
  /**
   * Returns the free numbers, starting at 1. If `most` was lowered, places with higher numbers may still be taken. They
   * count as well, so that no place is offered once `most` places are taken.
   */
  free(contestId: string, most: number): Promise<number[]>;
  /** Returns false if the number or a slot is taken, or the member already has a place. */
  insert(seat: Seat, slots: SeatSlots): Promise<boolean>;
  freeSlots(contestId: string, network: string, most: number): Promise<string[]>;
  findByMailbox(mailboxSlot: string): Promise<Seat | undefined>;
  insertAll(seats: readonly Seat[]): Promise<void>;
  /** Releases the member's place, if any. */
  leave(contestId: string, memberId: string): Promise<void>;
  /**
   * Hands a confirmed place over to another member. Returns false if that member or their mailbox already has a place.
   */
  handOver(contestId: string, from: string, to: string, mailboxSlot: string): Promise<boolean>;
  /** Releases this exact place, but not one that the member took later. */
  release(seat: Seat): Promise<void>;
  /** Removes expired holds and returns how many there were. */
  removeExpired(contestId: string, now: Date): Promise<number>;
  removeOf(memberId: string): Promise<void>;
  /** Lists current holds, earliest expiry first. */
  held(contestId: string, now: Date): Promise<Seat[]>;
  countHeld(contestId: string, now: Date): Promise<number>;
  /**
   * Confirms a held place, which then no longer counts towards the network's share. Returns false if the member holds
   * no place.
   */
  confirm(contestId: string, memberId: string, by: string, now: Date): Promise<boolean>;
  /** Lists places in the order of their numbers, including held ones. */
  pageOfContest(contestId: string, after: number, limit: number): Promise<Seat[]>;
  count(contestId: string, now: Date): Promise<number>;
}

const DIGITS = 6;
const HIGHEST = 10 ** DIGITS - 1;
const MOST_HELD = 100;
const PAGE = 100;
const toId = ({ contestId, number }: Pick<Seat, 'contestId' | 'number'>) =>
  `${contestId} ${String(number).padStart(DIGITS, '0')}`;
const toNumber = (id: string) => Number(id.slice(-DIGITS));
const toSeat = ({ _id, mailboxSlot: _, networkSlot: __, ...seat }: SeatDocument): Seat => ({
  ...seat,
  number: toNumber(_id),
});
const toDocument = ({ number, ...seat }: Seat): SeatDocument => ({ _id: toId({ ...seat, number }), ...seat });

export async function createSeatRepository(db: DbPort): Promise<SeatRepository> {
  const seats = db.collection<SeatDocument>('contest_seats');
  await seats.createIndex({ contestId: 1, memberId: 1 }, { unique: true });
  await seats.createIndex({ contestId: 1, state: 1, heldUntil: 1 });
  await seats.createIndex({ memberId: 1, _id: 1 });
  await seats.createIndex({ mailboxSlot: 1 }, { unique: true, sparse: true });
  await seats.createIndex({ networkSlot: 1 }, { unique: true, sparse: true });

  async function* listOfMember(memberId: string) {
    for await (const document of readInPages(seats, { memberId })) yield toSeat(document);
  }

  return {
    listOfMember,
    async *membersOf(contestId) {
      for (let last = 0; ;) {
        const range = { $gt: toId({ contestId, number: last }), $lte: toId({ contestId, number: HIGHEST }) };
        const page = await seats.find({ _id: range }).sort({ _id: 1 }).limit(PAGE).toArray();
        for (const { memberId } of page) yield memberId;
        if (page.length < PAGE) return;
        last = toNumber(page.at(-1)!._id);
      }
    },
    async find(contestId, memberId) {
      const found = await seats.findOne({ contestId, memberId });
      return found ? toSeat(found) : undefined;
    },
    async findOfMember(memberId) {
      const own = new Map<string, Seat>();
      for await (const seat of listOfMember(memberId)) own.set(seat.contestId, seat);
      return own;
    },
    async free(contestId, most) {
      const range = { $gte: toId({ contestId, number: 0 }), $lte: toId({ contestId, number: HIGHEST }) };
      const taken = await seats.find({ _id: range }).project({ _id: 1 }).toArray();
      const numbers = new Set(taken.map(({ _id }) => toNumber(_id!)));
      let limit = most;
      let above = [...numbers].filter((number) => number > limit).length;
      for (; limit > 0 && limit + above > most; limit -= 1) above += Number(numbers.has(limit));
      return Array.from({ length: limit }, (_, index) => index + 1).filter((number) => !numbers.has(number));
    },
    insert: (seat, slots) => insertIfAbsent(seats, { ...toDocument(seat), ...slots }),
    async freeSlots(contestId, network, most) {
      const slots = Array.from({ length: most }, (_, index) => `${contestId} ${network} ${index + 1}`);
      const taken = await seats.find({ networkSlot: { $in: slots } }).toArray();
      const names = new Set(taken.map(({ networkSlot }) => networkSlot));
      return slots.filter((slot) => !names.has(slot));
    },
    async findByMailbox(mailboxSlot) {
      const found = await seats.findOne({ mailboxSlot });
      return found ? toSeat(found) : undefined;
    },
    insertAll: async (all) => {
      if (all.length > 0) await seats.insertMany(all.map(toDocument));
    },
    leave: async (contestId, memberId) => void (await seats.deleteOne({ contestId, memberId })),
    async handOver(contestId, from, to, mailboxSlot) {
      try {
        const { modifiedCount } = await seats.updateOne(
          { contestId, memberId: from, state: 'confirmed' },
          { $set: { memberId: to, mailboxSlot }, $unset: { networkSlot: '' } },
        );
        return modifiedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    release: async (seat) => void (await seats.deleteOne({ _id: toId(seat), memberId: seat.memberId, at: seat.at })),
    removeExpired: async (contestId, now) =>
      (await seats.deleteMany({ contestId, state: 'held', heldUntil: { $lte: now } })).deletedCount,
    removeOf: async (memberId) => void (await seats.deleteMany({ memberId })),
    held: async (contestId, now) =>
      (
        await seats
          .find({ contestId, state: 'held', heldUntil: { $gt: now } })
          .sort({ heldUntil: 1 })
          .limit(MOST_HELD)
          .toArray()
      ).map(toSeat),
    countHeld: (contestId, now) => seats.countDocuments({ contestId, state: 'held', heldUntil: { $gt: now } }),
    async confirm(contestId, memberId, by, now) {
      const { modifiedCount } = await seats.updateOne(
        { contestId, memberId, state: 'held', heldUntil: { $gt: now } },
        { $set: { state: 'confirmed', confirmedBy: by }, $unset: { heldUntil: '', networkSlot: '' } },
      );
      return modifiedCount === 1;
    },
    async pageOfContest(contestId, after, limit) {
      const range = { $gt: toId({ contestId, number: after }), $lte: toId({ contestId, number: HIGHEST }) };
      return (await seats.find({ _id: range }).sort({ _id: 1 }).limit(limit).toArray()).map(toSeat);
    },
    async count(contestId, now) {
      const [confirmed, held] = await Promise.all([
        seats.countDocuments({ contestId, state: 'confirmed' }),
        seats.countDocuments({ contestId, state: 'held', heldUntil: { $gt: now } }),
      ]);
      return confirmed + held;
    },
  };
}
