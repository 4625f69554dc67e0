import { DAY_MS } from '@verse/api-contract/time';
import type { DbPort, StoredDocument } from '../../store';

interface Claim extends StoredDocument {
  at: Date;
}

/**
 * Claims a daily job. Resolves to true in only one process per 24 hours; the first period starts with the first call.
 */
export async function claimDaily(db: DbPort, name: string, now: Date): Promise<boolean> {
  const claims = db.collection<Claim>('settings');
  await claims.updateOne({ _id: name }, { $setOnInsert: { at: now } }, { upsert: true });
  const due = { _id: name, at: { $lte: new Date(now.getTime() - DAY_MS) } };
  return (await claims.updateOne(due, { $set: { at: now } })).modifiedCount === 1;
}
