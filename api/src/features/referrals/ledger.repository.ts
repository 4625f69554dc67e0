import { type DbPort, insertIfAbsent, readInPages } from '../../store';
import type { LedgerEntry } from './referral';

type EntryDocument = Omit<LedgerEntry, 'id'> & { _id: string };

/** Append-only ledger: entries are never changed or removed. */
export interface LedgerRepository {
  /** Returns false if the entry is already booked. */
  insert(entry: LedgerEntry): Promise<boolean>;
  listOfMember(memberId: string): AsyncIterable<LedgerEntry>;
  sumOfMember(memberId: string): Promise<{ entries: number; cents: number }>;
  /** Returns the subset of the given ids that are booked. */
  among(ids: readonly string[]): Promise<Set<string>>;
  countSince(memberId: string, moment: Date): Promise<number>;
}

const toEntry = ({ _id, ...entry }: EntryDocument): LedgerEntry => ({ id: _id, ...entry });

export async function createLedgerRepository(db: DbPort): Promise<LedgerRepository> {
  const ledger = db.collection<EntryDocument>('ledger');
  await ledger.createIndex({ memberId: 1, _id: 1 });
  await ledger.createIndex({ memberId: 1, at: 1 });
  return {
    insert: ({ id, ...entry }) => insertIfAbsent(ledger, { _id: id, ...entry }),
    async *listOfMember(memberId) {
      for await (const document of readInPages(ledger, { memberId })) yield toEntry(document);
    },
    async sumOfMember(memberId) {
      const found = await ledger.find({ memberId }).project({ cents: 1 }).toArray();
      return { entries: found.length, cents: found.reduce((sum, { cents = 0 }) => sum + cents, 0) };
    },
    async among(ids) {
      const found = await ledger
        .find({ _id: { $in: [...ids] } })
        .project({ _id: 1 })
        .toArray();
      return new Set(found.map(({ _id }) => _id!));
    },
    countSince: (memberId, moment) => ledger.countDocuments({ memberId, at: { $gt: moment } }),
  };
}
