import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { LedgerEntry } from './referral';

type EntryDocument = Omit<LedgerEntry, 'id'> & { _id: string };

export type LedgerRepository = Awaited<ReturnType<typeof createLedgerRepository>>;

/** Append-only ledger: entries are never changed or removed. */
export async function createLedgerRepository(db: DbPort) {
  const ledger = await createDocuments<EntryDocument, LedgerEntry>(db, {
    name: 'ledger',
    indexes: [
      { memberId: 1, _id: 1 },
      { memberId: 1, at: 1 },
    ],
    toDomain: ({ _id, ...entry }) => ({ id: _id, ...entry }),
  });
  return {
    /** Returns false if the entry is already booked. */
    insert: ({ id, ...entry }: LedgerEntry) => ledger.insert({ _id: id, ...entry }),
    async listOfMember(memberId: string): Promise<LedgerEntry[]> {
      const entries: LedgerEntry[] = [];
      for await (const entry of ledger.each({ memberId })) entries.push(entry);
      return entries;
    },
    async sumOfMember(memberId: string) {
      const found = await ledger.collection.find({ memberId }).project({ cents: 1 }).toArray();
      return { entries: found.length, cents: found.reduce((sum, { cents = 0 }) => sum + cents, 0) };
    },
    /** Returns the subset of the given ids that are booked. */
    async among(ids: readonly string[]): Promise<Set<string>> {
      return new Set((await ledger.findAll(ids)).keys());
    },
    countSince: (memberId: string, moment: Date) => ledger.collection.countDocuments({ memberId, at: { $gt: moment } }),
  };
}
