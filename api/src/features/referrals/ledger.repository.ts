import { type DbPort, inPages, insertNew } from '../../store';
import type { LedgerEntry } from './referral';

type EntryDocument = Omit<LedgerEntry, 'id'> & { _id: string };

/** Entries are written once. There is no call that changes or removes one. */
export interface LedgerRepository {
  /** False when this was booked before. */
  insert(entry: LedgerEntry): Promise<boolean>;
  allOf(memberId: string): AsyncIterable<LedgerEntry>;
  /** How many entries somebody has, and their sum. */
  totalOf(memberId: string): Promise<{ entries: number; cents: number }>;
  /** Those of the ids that are booked. */
  among(ids: readonly string[]): Promise<Set<string>>;
  countSince(memberId: string, moment: Date): Promise<number>;
}

const toEntry = ({ _id, ...entry }: EntryDocument): LedgerEntry => ({ id: _id, ...entry });

export async function createLedgerRepository(db: DbPort): Promise<LedgerRepository> {
  const ledger = db.collection<EntryDocument>('ledger');
  await ledger.createIndex({ memberId: 1, _id: 1 });
  await ledger.createIndex({ memberId: 1, at: 1 });
  return {
    insert: ({ id, ...entry }) => insertNew(ledger, { _id: id, ...entry }),
    async *allOf(memberId) {
      for await (const document of inPages(ledger, { memberId })) yield toEntry(document);
    },
    async totalOf(memberId) {
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
