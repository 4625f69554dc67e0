import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import { type ContestEntry, isSubmitted, type SubmittedEntry } from './entry';

type EntryDocument = Omit<ContestEntry, 'id'> & { _id: string };

export type EntryRepository = Awaited<ReturnType<typeof createEntryRepository>>;

export const ENTRIES = 'contest_entries';

const toEntry = ({ _id, ...entry }: EntryDocument): ContestEntry => ({ id: _id, ...entry });

export async function createEntryRepository(db: DbPort) {
  const entries = db.collection<EntryDocument>(ENTRIES);
  await entries.createIndex({ contestId: 1, number: 1 });
  await entries.createIndex({ contestId: 1, memberIds: 1 });
  await entries.createIndex({ memberIds: 1, _id: 1 });

  return {
    async find(id: string): Promise<ContestEntry | undefined> {
      const found = await entries.findOne({ _id: id });
      return found ? toEntry(found) : undefined;
    },
    async byNumber(contestId: string, number: number): Promise<ContestEntry | undefined> {
      const found = await entries.findOne({ contestId, number });
      return found ? toEntry(found) : undefined;
    },
    /** Entries with these numbers, in no particular order. */
    byNumbers: async (contestId: string, numbers: readonly number[]): Promise<ContestEntry[]> =>
      (await entries.find({ contestId, number: { $in: [...numbers] } }).toArray()).map(toEntry),
    /** The entry that the member, or a team of theirs, has in the contest. */
    async ofMember(contestId: string, memberId: string): Promise<ContestEntry | undefined> {
      const found = await entries.findOne({ contestId, memberIds: memberId });
      return found ? toEntry(found) : undefined;
    },
    /** Entries that take part, in no particular order. */
    async *listSubmitted(contestId: string): AsyncIterable<SubmittedEntry> {
      for await (const document of readInPages(entries, { contestId })) {
        const entry = toEntry(document);
        if (isSubmitted(entry)) yield entry;
      }
    },
    insert: ({ id, ...entry }: ContestEntry) => insertIfAbsent(entries, { _id: id, ...entry }),
    /** Returns undefined when the version has changed. */
    async change(before: ContestEntry, change: Partial<ContestEntry>): Promise<ContestEntry | undefined> {
      const document = await entries.findOneAndUpdate(
        { _id: before.id, version: before.version },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return document ? toEntry(document) : undefined;
    },
  };
}
