import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import { createDocuments } from '../../../platform/documents';
import { createId, type DbPort, type StoredDocument } from '../../../store';

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
const toGuestId = ({ list, mailbox }: Pick<Place, 'list' | 'mailbox'>) => `${list} ${mailbox}`;
const toMemberId = (list: WaitingListName, memberId: string) => `${list} of ${memberId}`;

export async function createPlaceRepository(db: DbPort, now: () => Date) {
  const places = await createDocuments<PlaceDocument, Place>(db, {
    name: 'waiting_places',
    indexes: [
      [{ nonce: 1 }, { unique: true }],
      { memberId: 1, _id: 1 },
      { mailbox: 1 },
      { list: 1, state: 1, since: 1 },
      { state: 1, since: 1 },
    ],
    toDomain: toPlace,
  });
  const { collection } = places;

  return {
    find: (id: string) => places.find(id),
    findByNonce: (nonce: string) => places.find({ nonce }),
    findOfMember: (list: WaitingListName, memberId: string) => places.find(toMemberId(list, memberId)),
    /** Lists a mailbox's places on a list, or on all lists. */
    listOfMailbox: (mailbox: string, list?: WaitingListName) => places.list(list ? { mailbox, list } : { mailbox }, {}),

    /** Adds an unconfirmed place, or renews the request. Makes the same calls whether or not the place exists. */
    async ask(request: PlaceRequest): Promise<string> {
      const place: PlaceDocument = {
        _id: toGuestId(request),
        ...request,
        nonce: createId(),
        state: 'asked',
        since: now(),
      };
      await places.insert(place);
      await collection.updateOne({ _id: place._id, state: 'asked' }, { $set: { since: place.since } });
      return place._id;
    },
    /** Returns false if the member has a place already. */
    addMember: (memberId: string, request: PlaceRequest): Promise<boolean> =>
      places.insert({
        _id: toMemberId(request.list, memberId),
        ...request,
        memberId,
        nonce: createId(),
        state: 'waiting',
        since: now(),
      }),
    /** Confirms a place that was requested after the given time. Returns undefined for any other place. */
    confirm: (nonce: string, askedAfter: Date) =>
      places.update(
        { nonce, state: 'asked', since: { $gt: askedAfter } },
        { $set: { state: 'waiting', since: now() } },
      ),
    remove: (id: string) => places.remove(id),

    listOf: (memberId: string) => places.each({ memberId }),
    eraseOf: async (memberId: string): Promise<void> => void (await collection.deleteMany({ memberId })),
    count: (list: WaitingListName, state: PlaceState): Promise<number> => collection.countDocuments({ list, state }),

    /** Takes a place for a letter: one that waits, or one whose letter was not sent within a while. */
    async claim(list: WaitingListName, job: string, stale: Date): Promise<Place | undefined> {
      const queued = { $set: { state: 'queued', job, since: now() } };
      const waiting = await places.update({ list, state: 'waiting' }, queued);
      return waiting ?? places.update({ list, state: 'queued', since: { $lte: stale } }, queued);
    },
    /** Marks a letter as written. Returns undefined if the place is gone, or has another letter. */
    async write(id: string, job: string): Promise<Place | undefined> {
      const written = { $set: { state: 'written', since: now() } };
      await collection.updateOne({ _id: id, job, state: 'queued' }, written);
      return places.find({ _id: id, job, state: 'written' });
    },
    /** Returns the number of places removed. */
    removeBefore: async (state: PlaceState, moment: Date): Promise<number> =>
      (await collection.deleteMany({ state, since: { $lt: moment } })).deletedCount,
  };
}
