import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { MINUTE_MS } from '@verse/api-contract/time';
import { AppError } from './app-error';
import type { Person } from './caller';
import { VersionConflict } from './if-match';
import { isJsonReply, type JsonReply, type Reply } from './reply';

interface Answered {
  reply: JsonReply;
  bytes: number;
  at: number;
}

/** Longer responses are not kept; their retries get the conflict. */
const MOST_BYTES = 512 * 1024;
const MOST_BYTES_IN_ALL = 16 * 1024 * 1024;
const KEPT_MS = 10 * MINUTE_MS;

export type RepeatedWrites = ReturnType<typeof createRepeatedWrites>;

function toKey(person: Person, { method, path, headers }: Request, body: unknown): string {
  const sent = [person.id, method, path.toLowerCase(), headers['if-match'], headers['idempotency-key'], body];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}

/** A write that has ended something finds nothing when it is repeated. */
const isConflict = (error: unknown) =>
  error instanceof VersionConflict || (error instanceof AppError && [404, 409, 410].includes(error.status));

/**
 * Answers a versioned write that a person repeats as it was, because its response was lost or after a double click.
 * The first attempt changed the version, so the second one would conflict with the person's own change. Responses are
 * kept in memory only, because they contain what others wrote. Another process does not know them, so a repetition that
 * reaches it conflicts. It changes nothing either way, because the store compares the version in each write.
 */
export function createRepeatedWrites(now: () => Date) {
  /** Oldest first. */
  const answered = new Map<string, Answered>();
  const running = new Map<string, Promise<Reply>>();
  let total = 0;

  function remove(key: string): void {
    total -= answered.get(key)?.bytes ?? 0;
    answered.delete(key);
  }

  function keep(key: string, reply: JsonReply): void {
    const bytes = reply.body === undefined ? 0 : JSON.stringify(reply.body).length;
    if (bytes > MOST_BYTES) return;
    remove(key);
    answered.set(key, { reply, bytes, at: now().getTime() });
    total += bytes;
    const before = now().getTime() - KEPT_MS;
    for (const [oldest, { at }] of answered) {
      if (total <= MOST_BYTES_IN_ALL && at >= before) return;
      remove(oldest);
    }
  }

  function find(key: string): JsonReply | undefined {
    const found = answered.get(key);
    return found && found.at >= now().getTime() - KEPT_MS ? found.reply : undefined;
  }

  async function run(key: string, work: () => Promise<Reply>): Promise<Reply> {
    try {
      const reply = await work();
      if (isJsonReply(reply)) keep(key, reply);
      return reply;
    } catch (error) {
      const earlier = isConflict(error) ? find(key) : undefined;
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
      const answer = run(key, work).finally(() => running.delete(key));
      running.set(key, answer);
      return answer;
    },
  };
}
