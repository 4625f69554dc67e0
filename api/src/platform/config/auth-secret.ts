import { randomBytes } from 'node:crypto';
import type { DbPort, StoredDocument } from '../../store';

/**
 * The configured secret, or one that the installation makes for
 * itself once and keeps, so that sessions outlive a restart.
 */
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
