import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import type { LedgerEntry } from './referral';

type EntryDocument = Omit<LedgerEntry, 'id'> & { _id: string };

export type LedgerRepository = Awaited<ReturnType<typeof createLedgerRepository>>;

const toEntry = ({ _id, ...entry }: EntryDocument): LedgerEntry => ({ id: _id, ...entry });

/** Append-only ledger: entries are never changed or removed. */
export async function createLedgerRepository(db: DbPort) {
  const ledger = db.collection<EntryDocument>('ledger');
  await ledger.createIndex({ memberId: 1, _id: 1 });
  await ledger.createIndex({ memberId: 1, at: 1 });
  return {
    /** Returns false if the entry is already booked. */
    insert: ({ id, ...entry }: LedgerEntry) => insertIfAbsent(ledger, { _id: id, ...entry }),
    async listOfMember(memberId: string): Promise<LedgerEntry[]> {
      const entries: LedgerEntry[] = [];
      for await (const document of readInPages(ledger, { memberId })) entries.push(toEntry(document));
      return entries;
    },
    async sumOfMember(memberId: string) {
      const found = await ledger.find({ memberId }).project({ cents: 1 }).toArray();
      return { entries: found.length, cents: found.reduce((sum, { cents = 0 }) => sum + cents, 0) };
    },
    /** Returns the subset of the given ids that are booked. */
    async among(ids: readonly string[]): Promise<Set<string>> {
      const found = await ledger
        .find({ _id: { $in: [...ids] } })
        .project({ _id: 1 })
        .toArray();
      return new Set(found.map(({ _id }) => _id!));
    },
    countSince: (memberId: string, moment: Date) => ledger.countDocuments({ memberId, at: { $gt: moment } }),
  };
}
