import { isDeepStrictEqual } from 'node:util';
import { createDocuments } from '../../../platform/documents';
import { AppError } from '../../../platform/http';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { stampFields } from '../../../platform/versions';
import { type DbPort, insertIfAbsent } from '../../../store';
import { type ContestEntry, type EntryContent, isSubmitted, type SubmittedEntry, teamOf } from './entry';

type EntryDocument = Omit<ContestEntry, 'id'> & { _id: string };

export type EntryRepository = Awaited<ReturnType<typeof createEntryRepository>>;

export const ENTRIES = 'contest_entries';
const MOST_INVITATIONS = 20;
const MOST_CHANGES = 20;
const MOST_REMOVED = 1000;

/** Age in milliseconds at which a receipt counts as unsent, because a process was killed. */
const RECEIPT_LOST_MS = 60_000;

/** A member's claim to an entry. Claims limit each member to one entry per contest. */
interface EntrantDocument {
  _id: string;
  contestId: string;
  memberId: string;
  entryId: string;
  at: Date;
}

const keyOf = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

/** Names the changed fields, those of the draft one by one, because its files change apart from its text. */
function changedNames(before: ContestEntry, { draft, ...fields }: Partial<ContestEntry>): string[] {
  const ofDraft = Object.entries(draft ?? {}).flatMap(([name, value]) =>
    isDeepStrictEqual(value, before.draft[name as keyof EntryContent]) ? [] : [`draft-${name}`],
  );
  return [...Object.keys(fields), ...ofDraft];
}

async function openCollections(db: DbPort) {
  const entries = await createDocuments<EntryDocument, ContestEntry>(db, {
    name: ENTRIES,
    indexes: [
      { contestId: 1, number: 1 },
      { contestId: 1, _id: 1 },
      { contestId: 1, memberIds: 1 },
      { contestId: 1, 'removal.at': -1 },
      [{ 'removal.by': 1, _id: 1 }, { sparse: true }],
      { memberIds: 1, _id: 1 },
      { invitedIds: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...entry }) => ({ id: _id, ...entry }),
  });
  const entrants = db.collection<EntrantDocument>('contest_entrants');
  await entrants.createIndex({ memberId: 1, _id: 1 });
  return { entries, entrants };
}

export async function createEntryRepository(db: DbPort) {
  const { entries, entrants } = await openCollections(db);
  const { collection } = entries;
  const find = (id: string) => entries.find(id);
  function change(before: ContestEntry, fields: Partial<ContestEntry>): Promise<ContestEntry | undefined> {
    const { id, version } = before;
    const { $set, $min } = stampFields(version, changedNames(before, fields));
    return entries.update({ _id: id, version }, { $min, $set: { ...fields, ...$set }, $inc: { version: 1 } });
  }

  return {
    find,
    byNumber: (contestId: string, number: number) => entries.find({ contestId, number }),
    /** Returns the entries with these numbers, in no particular order. */
    byNumbers: (contestId: string, numbers: readonly number[]) =>
      entries.list({ contestId, number: { $in: [...numbers] } }, {}),
    /** Yields the entries that a person has removed. */
    removedBy: (memberId: string) => entries.each({ 'removal.by': memberId }),
    /** Lists a contest's entries that were removed after a given time, latest removal first. */
    async removedSince(contestId: string, moment: Date): Promise<ContestEntry[]> {
      const filter = { contestId, 'removal.at': { $gt: moment } };
      const found = await entries.list(filter, { sort: { 'removal.at': -1 }, limit: MOST_REMOVED });
      return found.filter(({ state }) => state === 'removed');
    },
    /** Returns the contest entry of the member or of their team. */
    ofMember: (contestId: string, memberId: string) => entries.find({ contestId, memberIds: memberId }),
    /** Yields the entries that take part, in no particular order. */
    async *listSubmitted(contestId: string): AsyncIterable<SubmittedEntry> {
      for await (const entry of entries.each({ contestId })) if (isSubmitted(entry)) yield entry;
    },
    /** Returns the size of the contest's largest team, including invited members. */
    async largestTeam(contestId: string): Promise<number> {
      let largest = 0;
      for await (const entry of entries.each({ contestId })) largest = Math.max(largest, teamOf(entry).length);
      return largest;
    },
    /** Yields the ids of all makers in a contest, entry by entry. */
    async *membersOf(contestId: string): AsyncIterable<string> {
      for await (const { memberIds } of entries.each({ contestId })) yield* memberIds;
    },
    insert: ({ id, ...entry }: ContestEntry) => entries.insert({ _id: id, ...entry }),
    /** Returns undefined if the version has changed. */
    change,
    /**
     * Reads and changes an entry, retrying on concurrent changes. Returns undefined if `decide` returns no change.
     *
     * @throws AppError from `decide`
     */
    async update(
      id: string,
      decide: (entry: ContestEntry) => Partial<ContestEntry> | undefined,
    ): Promise<ContestEntry | undefined> {
      for (let tries = 0; tries < MOST_CHANGES; tries += 1) {
        const before = await find(id);
        const wanted = before && decide(before);
        if (!wanted) return undefined;
        const after = await change(before, wanted);
        if (after) return after;
      }
      throw new AppError('unavailable', 'Someone is changing this entry. Please try again.');
    },
    /** Notes that a maker has seen the unveiling. Keeps the version, because no draft depends on it. */
    seeWin: async (id: string, memberId: string) =>
      void (await collection.updateOne({ _id: id, memberIds: memberId }, { $addToSet: { winSeenBy: memberId } })),
    /** Sets the number if the entry has none. Keeps the version, because no draft depends on the number. */
    giveNumber: async (id: string, number: number) =>
      void (await collection.updateOne({ _id: id, number: { $exists: false } }, { $set: { number } })),
    /** Opens the outbox of entries whose latest receipt has not yet been emailed to all makers. */
    openReceipts: ({ run, now }: Pick<PendingOptions<ContestEntry>, 'run' | 'now'>) =>
      createPending(entries, { field: 'receiptDueSince', run, now, lostAfterMs: RECEIPT_LOST_MS }),
    /** Applies the change and also deletes the submission. The number and the receipts are kept. */
    async empty(id: string, change: Partial<ContestEntry>): Promise<void> {
      await collection.updateOne({ _id: id }, { $set: change, $unset: { submission: '' }, $inc: { version: 1 } });
    },
    remove: ({ id, version }: Pick<ContestEntry, 'id' | 'version'>) => entries.remove({ _id: id, version }),
    /** Lists entries in this contest whose teams have invited the member. */
    invitingTo: (contestId: string, memberId: string) =>
      entries.list({ contestId, invitedIds: memberId }, { limit: MOST_INVITATIONS }),
    ofMemberEverywhere: (memberId: string) => entries.each({ memberIds: memberId }),
    inviting: (memberId: string) => entries.each({ invitedIds: memberId }),
    async claimOf(contestId: string, memberId: string): Promise<{ entryId: string; at: Date } | undefined> {
      return (await entrants.findOne({ _id: keyOf(contestId, memberId) })) ?? undefined;
    },
    /** Whether the member still belongs to the entry they have claimed. */
    async hasEntry(contestId: string, memberId: string): Promise<boolean> {
      const claim = await entrants.findOne({ _id: keyOf(contestId, memberId) });
      const entry = claim && (await find(claim.entryId));
      return entry?.memberIds.includes(memberId) === true;
    },
    /** Returns false if the member has already claimed an entry. */
    claim: ({ contestId, memberId, entryId, at }: Omit<EntrantDocument, '_id'>) =>
      insertIfAbsent(entrants, { _id: keyOf(contestId, memberId), contestId, memberId, entryId, at }),
    unclaim: async (contestId: string, memberId: string, entryId: string) =>
      void (await entrants.deleteOne({ _id: keyOf(contestId, memberId), entryId })),
    unclaimAll: async (memberId: string) => void (await entrants.deleteMany({ memberId })),
  };
}
