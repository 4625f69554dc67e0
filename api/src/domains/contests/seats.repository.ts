import { createDocuments } from '../../platform/documents';
import { findFreeNetworkSlots } from '../../platform/shares';
import { type DbPort, isDuplicateKey } from '../../store';
import type { Seat } from './contest';

/**
 * Unique values stored with a place, besides its number and its member: the mailbox, and a slot in the network's share.
 * They are released together with the place, so there is no separate counter to correct.
 */
export interface SeatSlots {
  mailboxSlot: string;
  networkSlot?: string;
}

type SeatDocument = Omit<Seat, 'number'> & Partial<SeatSlots> & { _id: string };

const DIGITS = 6;
const HIGHEST = 10 ** DIGITS - 1;
const MOST_HELD = 100;
const PAGE = 100;
const toId = ({ contestId, number }: Pick<Seat, 'contestId' | 'number'>) =>
  `${contestId} ${String(number).padStart(DIGITS, '0')}`;
const toNumber = (id: string) => Number(id.slice(-DIGITS));
const toDocument = ({ number, ...seat }: Seat): SeatDocument => ({ _id: toId({ ...seat, number }), ...seat });
/** Matches places numbered above `after`. */
const numbersAfter = (contestId: string, after: number) => ({
  _id: { $gt: toId({ contestId, number: after }), $lte: toId({ contestId, number: HIGHEST }) },
});

const openSeats = (db: DbPort) =>
  createDocuments<SeatDocument, Seat>(db, {
    name: 'contest_seats',
    indexes: [
      [{ contestId: 1, memberId: 1 }, { unique: true }],
      { contestId: 1, state: 1, heldUntil: 1 },
      { memberId: 1, _id: 1 },
      [{ mailboxSlot: 1 }, { unique: true, sparse: true }],
      [{ networkSlot: 1 }, { unique: true, sparse: true }],
    ],
    toDomain: ({ _id, mailboxSlot: _, networkSlot: __, ...seat }) => ({ ...seat, number: toNumber(_id) }),
  });

export type SeatRepository = Awaited<ReturnType<typeof createSeatRepository>>;

/**
 * Stores the places in contests. Document ids contain the place number, so each place exists only once. A member has at
 * most one place per contest. There is no separate counter to keep in sync.
 */
export async function createSeatRepository(db: DbPort) {
  const documents = await openSeats(db);
  const { collection: seats } = documents;

  const listOfMember = (memberId: string) => documents.each({ memberId });
  /** Lists places by number, including held ones. */
  const pageOfContest = (contestId: string, after: number, limit: number) =>
    documents.list(numbersAfter(contestId, after), { sort: { _id: 1 }, limit });
  const currentHolds = (contestId: string, now: Date) => ({ contestId, state: 'held', heldUntil: { $gt: now } });
  /** Removes expired holds and returns how many there were. */
  const removeExpired = async (contestId: string, now: Date) =>
    (await seats.deleteMany({ contestId, state: 'held', heldUntil: { $lte: now } })).deletedCount;

  async function freeNow(contestId: string, most: number): Promise<number[]> {
    const taken = await seats.find(numbersAfter(contestId, 0)).project({ _id: 1 }).toArray();
    const numbers = new Set(taken.map(({ _id }) => toNumber(_id!)));
    let limit = most;
    let above = [...numbers].filter((number) => number > limit).length;
    for (; limit > 0 && limit + above > most; limit -= 1) above += Number(numbers.has(limit));
    return Array.from({ length: limit }, (_, index) => index + 1).filter((number) => !numbers.has(number));
  }

  /** If nothing is free, removes expired holds and tries again. */
  async function orAfterExpiry<T>(contestId: string, now: Date, findFree: () => Promise<T[]>): Promise<T[]> {
    const free = await findFree();
    return free.length === 0 && (await removeExpired(contestId, now)) > 0 ? findFree() : free;
  }

  return {
    listOfMember,
    pageOfContest,
    removeExpired,
    /** Yields the members who have a place, ordered by place number. */
    async *membersOf(contestId: string): AsyncIterable<string> {
      for (let last = 0; ;) {
        const page = await pageOfContest(contestId, last, PAGE);
        for (const { memberId } of page) yield memberId;
        if (page.length < PAGE) return;
        last = page.at(-1)!.number;
      }
    },
    find: (contestId: string, memberId: string) => documents.find({ contestId, memberId }),
    /**
     * Returns the free numbers, starting at 1. If `most` was lowered, places numbered above it may still be taken. They
     * count too, so no number is returned once `most` places are taken.
     */
    free: (contestId: string, most: number, now: Date) => orAfterExpiry(contestId, now, () => freeNow(contestId, most)),
    freeSlots: (contestId: string, network: string, most: number, now: Date) =>
      orAfterExpiry(contestId, now, () => findFreeNetworkSlots(seats, contestId, network, most)),
    /** Returns false if the number or a slot is taken, or the member already has a place. */
    insert: (seat: Seat, slots: SeatSlots) => documents.insert({ ...toDocument(seat), ...slots }),
    findByMailbox: (mailboxSlot: string) => documents.find({ mailboxSlot }),
    insertAll: async (all: readonly Seat[]) => {
      if (all.length > 0) await seats.insertMany(all.map(toDocument));
    },
    /** Releases the member's place, if any. */
    leave: (contestId: string, memberId: string) => documents.remove({ contestId, memberId }),
    /**
     * Hands a confirmed place over to another member. Returns false if that member or their mailbox already has a
     * place.
     */
    async handOver(contestId: string, from: string, to: string, mailboxSlot: string): Promise<boolean> {
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
    /** Releases only the given place, not one that the member took later. */
    release: (seat: Seat) => documents.remove({ _id: toId(seat), memberId: seat.memberId, at: seat.at }),
    removeOf: async (memberId: string) => void (await seats.deleteMany({ memberId })),
    /** Lists current holds, earliest expiry first. */
    held: (contestId: string, now: Date) =>
      documents.list(currentHolds(contestId, now), { sort: { heldUntil: 1 }, limit: MOST_HELD }),
    countHeld: (contestId: string, now: Date) => seats.countDocuments(currentHolds(contestId, now)),
    /**
     * Confirms a held place, which then no longer counts towards the network's share. Returns false if the member holds
     * no place.
     */
    async confirm(contestId: string, memberId: string, by: string, now: Date): Promise<boolean> {
      const { modifiedCount } = await seats.updateOne(
        { ...currentHolds(contestId, now), memberId },
        { $set: { state: 'confirmed', confirmedBy: by }, $unset: { heldUntil: '', networkSlot: '' } },
      );
      return modifiedCount === 1;
    },
    async count(contestId: string, now: Date): Promise<number> {
      const [confirmed, held] = await Promise.all([
        seats.countDocuments({ contestId, state: 'confirmed' }),
        seats.countDocuments(currentHolds(contestId, now)),
      ]);
      return confirmed + held;
    },
  };
}
