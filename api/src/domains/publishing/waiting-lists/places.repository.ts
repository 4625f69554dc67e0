import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import { createId, type DbPort, insertIfAbsent, readInPages, type StoredDocument } from '../../../store';

/**
 * - `asked`: requested for an email address that its owner has not confirmed;
 * - `waiting`: gets a letter when the list opens;
 * - `queued`: its letter is in the mail queue, or is about to be;
 * - `written`: its letter has been composed to be sent.
 */
export type PlaceState = 'asked' | 'waiting' | 'queued' | 'written';

/** A person on a waiting list: a member, or a guest's mailbox. */
export interface Place {
  id: string;
  list: WaitingListName;
  /** Digest of the mailbox, the same for all spellings of its address. */
  mailbox: string;
  /** The address as entered by a guest. Letters to a member go to the account's current address. */
  email: string;
  /** Absent for guests. */
  memberId?: string;
  /** Identifies the place in emailed links. */
  nonce: string;
  state: PlaceState;
  /** Since when the place has been in its state. */
  since: Date;
  /** Id of the letter in the mail queue. A letter with another id is not sent. */
  job?: string;
}

type PlaceDocument = StoredDocument & Omit<Place, 'id'>;

/** A person's request for a place. */
export type PlaceRequest = Pick<Place, 'list' | 'mailbox' | 'email'>;

export type PlaceRepository = Awaited<ReturnType<typeof createPlaceRepository>>;

const toPlace = ({ _id, ...place }: PlaceDocument): Place => ({ id: _id, ...place });
const toMaybe = (found: PlaceDocument | null) => (found ? toPlace(found) : undefined);
const toGuestId = ({ list, mailbox }: Pick<Place, 'list' | 'mailbox'>) => `${list} ${mailbox}`;
const toMemberId = (list: WaitingListName, memberId: string) => `${list} of ${memberId}`;
const AFTER = { returnDocument: 'after' } as const;

export async function createPlaceRepository(db: DbPort, now: () => Date) {
  const places = db.collection<PlaceDocument>('waiting_places');
  await places.createIndex({ nonce: 1 }, { unique: true });
  await places.createIndex({ memberId: 1, _id: 1 });
  await places.createIndex({ mailbox: 1 });
  await places.createIndex({ list: 1, state: 1, since: 1 });
  await places.createIndex({ state: 1, since: 1 });

  return {
    find: async (id: string) => toMaybe(await places.findOne({ _id: id })),
    findByNonce: async (nonce: string) => toMaybe(await places.findOne({ nonce })),
    findOfMember: async (list: WaitingListName, memberId: string) =>
      toMaybe(await places.findOne({ _id: toMemberId(list, memberId) })),
    /** Lists a mailbox's places on a list, or on all lists. */
    listOfMailbox: async (mailbox: string, list?: WaitingListName) =>
      (await places.find(list ? { mailbox, list } : { mailbox }).toArray()).map(toPlace),

    /** Adds an unconfirmed place, or renews the request. Makes the same calls whether or not the place exists. */
    async ask(request: PlaceRequest): Promise<string> {
      const place: PlaceDocument = {
        _id: toGuestId(request),
        ...request,
        nonce: createId(),
        state: 'asked',
        since: now(),
      };
      await insertIfAbsent(places, place);
      await places.updateOne({ _id: place._id, state: 'asked' }, { $set: { since: place.since } });
      return place._id;
    },
    /** Returns false if the member has a place already. */
    addMember: (memberId: string, request: PlaceRequest): Promise<boolean> =>
      insertIfAbsent(places, {
        _id: toMemberId(request.list, memberId),
        ...request,
        memberId,
        nonce: createId(),
        state: 'waiting',
        since: now(),
      }),
    /** Confirms a place that was requested after the given time. Returns undefined for any other place. */
    confirm: async (nonce: string, askedAfter: Date) =>
      toMaybe(
        await places.findOneAndUpdate(
          { nonce, state: 'asked', since: { $gt: askedAfter } },
          { $set: { state: 'waiting', since: now() } },
          AFTER,
        ),
      ),
    remove: async (id: string): Promise<void> => void (await places.deleteOne({ _id: id })),

    async *listOf(memberId: string): AsyncIterable<Place> {
      for await (const found of readInPages(places, { memberId })) yield toPlace(found);
    },
    eraseOf: async (memberId: string): Promise<void> => void (await places.deleteMany({ memberId })),
    count: (list: WaitingListName, state: PlaceState): Promise<number> => places.countDocuments({ list, state }),

    /** Takes a place for a letter: one that waits, or one whose letter was not sent within a while. */
    async claim(list: WaitingListName, job: string, stale: Date): Promise<Place | undefined> {
      const queued = { $set: { state: 'queued', job, since: now() } };
      const waiting = await places.findOneAndUpdate({ list, state: 'waiting' }, queued, AFTER);
      if (waiting) return toPlace(waiting);
      return toMaybe(await places.findOneAndUpdate({ list, state: 'queued', since: { $lte: stale } }, queued, AFTER));
    },
    /** Marks a letter as written. Returns undefined if the place is gone, or has another letter. */
    async write(id: string, job: string): Promise<Place | undefined> {
      const written = { $set: { state: 'written', since: now() } };
      await places.updateOne({ _id: id, job, state: 'queued' }, written);
      return toMaybe(await places.findOne({ _id: id, job, state: 'written' }));
    },
    /** Returns the number of places removed. */
    removeBefore: async (state: PlaceState, moment: Date): Promise<number> =>
      (await places.deleteMany({ state, since: { $lt: moment } })).deletedCount,
  };
}
