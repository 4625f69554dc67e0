import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { DbPort } from '../../store';
import { AppError } from './app-error';
import type { Person } from './caller';
import { VersionConflict } from './if-match';
import { type JsonReply, isJsonReply, type Reply, reply } from './reply';

interface RepeatedWrite {
  _id: string;
  ownerId: string;
  /** Digest of the request. */
  key: string;
  status: number;
  /** Body of the response, as JSON; null if it has none. */
  body: string | null;
  at: Date;
}

/** Responses kept for each account. A retry follows its request at once, so the last few suffice. */
const SLOTS = 8;
/** Longer responses are not kept; their retries get the conflict. */
const MOST_BYTES = 256 * 1024;
const KEPT_MS = 10 * 60_000;

export type RepeatedWrites = Awaited<ReturnType<typeof createRepeatedWrites>>;

function toKey(person: Person, { method, path, headers }: Request, body: unknown): string {
  const sent = [person.id, method, path.toLowerCase(), headers['if-match'], headers['idempotency-key'], body];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}

const isConflict = (error: unknown) =>
  error instanceof VersionConflict || (error instanceof AppError && (error.status === 409 || error.status === 410));

/**
 * Answers a versioned write that a person repeats as it was, because its response was lost or because of a double click.
 * The first attempt changed the version, so the second one would conflict with the person's own change.
 */
export async function createRepeatedWrites(db: DbPort, now: () => Date) {
  const writes = db.collection<RepeatedWrite>('repeated_writes');
  await writes.createIndex({ ownerId: 1 });
  await writes.createIndex({ at: 1 });
  const running = new Map<string, Promise<Reply>>();
  const toId = (ownerId: string, key: string) => `${ownerId} ${Number.parseInt(key.slice(0, 4), 16) % SLOTS}`;

  async function keep(ownerId: string, key: string, { status, body }: JsonReply): Promise<void> {
    const text = body === undefined ? null : JSON.stringify(body);
    if (text !== null && text.length > MOST_BYTES) return;
    const set = { ownerId, key, status, body: text, at: now() };
    await writes.updateOne({ _id: toId(ownerId, key) }, { $set: set }, { upsert: true });
  }

  async function find(ownerId: string, key: string): Promise<Reply | undefined> {
    const found = await writes.findOne({ _id: toId(ownerId, key) });
    if (found?.key !== key || found.at.getTime() < now().getTime() - KEPT_MS) return undefined;
    return reply(found.status, found.body === null ? undefined : JSON.parse(found.body), {
      headers: { 'Cache-Control': 'no-store' },
    });
  }

  async function run(ownerId: string, key: string, work: () => Promise<Reply>): Promise<Reply> {
    try {
      const answer = await work();
      if (isJsonReply(answer)) await keep(ownerId, key, answer);
      return answer;
    } catch (error) {
      const earlier = isConflict(error) ? await find(ownerId, key) : undefined;
      if (earlier) return earlier;
      throw error;
    }
  }

  return {
    /** Runs a versioned write, or returns the response to the same write if that has just changed the version. */
    answer(person: Person, request: Request, body: unknown, work: () => Promise<Reply>): Promise<Reply> {
      const key = toKey(person, request, body);
      const first = running.get(key);
      if (first) return first;
      const answer = run(person.id, key, work).finally(() => running.delete(key));
      running.set(key, answer);
      return answer;
    },
    removeOld: async (): Promise<number> =>
      (await writes.deleteMany({ at: { $lt: new Date(now().getTime() - KEPT_MS) } })).deletedCount,
    personalData: {
      name: 'repeatedWrites',
      export: async () => [],
      erase: async (ownerId: string) => void (await writes.deleteMany({ ownerId })),
    },
  };
}
