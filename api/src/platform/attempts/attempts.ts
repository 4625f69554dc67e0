import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@verse/api-contract/time';
import { type DbPort, isDuplicateKey, type StoredDocument } from '../../store';

interface Guesses extends StoredDocument {
  /** Entries in the format `<time>:<random>`, so that they sort by time. */
  made: string[];
  /** Expiry time, after which the attempts no longer count towards any limit. */
  expiresAt: Date;
}

export interface Attempt {
  isAllowed: boolean;
  /** Stops counting the attempt, because it succeeded. */
  forget(): Promise<void>;
}

/** Sliding-window limit on attempts, shared by all processes. */
export type AttemptLimit = Awaited<ReturnType<typeof createAttemptLimit>>;

/** Removes attempts that no longer count towards any limit. */
export async function removeOldAttempts(db: DbPort, now: Date): Promise<void> {
  const guesses = db.collection<Guesses>('account_guesses');
  await guesses.deleteMany({ expiresAt: { $lte: now } });
  // Earlier releases stored `lastAt` instead, and their window was one hour.
  await guesses.deleteMany({ lastAt: { $lte: new Date(now.getTime() - HOUR_MS) } });
}

export async function createAttemptLimit(
  db: DbPort,
  { name, most, windowMs, now }: { name: string; most: number; windowMs: number; now: () => Date },
) {
  const guesses = db.collection<Guesses>('account_guesses');
  await guesses.createIndex({ expiresAt: 1 });
  await guesses.createIndex({ lastAt: 1 }, { sparse: true });
  // Hashed, so that the store contains no email addresses of people who have no account.
  const idOf = (key: string) => `${name}:${createHash('sha256').update(key).digest('base64url')}`;

  async function push(_id: string, guess: string): Promise<boolean> {
    const belowLimit = { _id, [`made.${most - 1}`]: { $exists: false } };
    try {
      const expiresAt = new Date(now().getTime() + windowMs);
      await guesses.updateOne(belowLimit, { $push: { made: guess }, $set: { expiresAt } }, { upsert: true });
      return true;
    } catch (error) {
      // The limit is reached, so the upsert tried to insert a second document with this id.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async take(key: string): Promise<Attempt> {
      const _id = idOf(key);
      const oldest = String(now().getTime() - windowMs).padStart(14, '0');
      const guess = `${String(now().getTime()).padStart(14, '0')}:${randomBytes(6).toString('hex')}`;
      await guesses.updateOne({ _id }, { $pull: { made: { $lt: oldest } } });
      return {
        isAllowed: await push(_id, guess),
        forget: async () => void (await guesses.updateOne({ _id }, { $pull: { made: guess } })),
      };
    },
    clear: async (key: string): Promise<void> => void (await guesses.deleteOne({ _id: idOf(key) })),
  };
}
