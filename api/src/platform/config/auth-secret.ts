import { randomBytes } from 'node:crypto';
import type { DbPort, StoredDocument } from '../../store';

/** Returns the configured secret. If it is missing, generates one and stores it, so that sessions survive a restart. */
export async function authSecret(db: DbPort, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const settings = db.collection<StoredDocument & { value: string }>('settings');
  await settings.updateOne(
    { _id: 'auth-secret' },
    { $setOnInsert: { value: randomBytes(32).toString('base64url') } },
    { upsert: true },
  );
  return (await settings.findOne({ _id: 'auth-secret' }))!.value;
}
