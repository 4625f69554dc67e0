import { setTimeout as pause } from 'node:timers/promises';

/**
 * MongoDB itself retries an operation after a conflict. Compatible servers may report the conflict to the client
 * instead, sometimes as a deadlock.
 */
const WRITE_CONFLICT = 112;
const MOST_CONFLICTS = 5;
const LONGEST_PAUSE_MS = 20;

/** Retries an operation after a write conflict. Only for operations that change a single document or index. */
export async function repeatConflicts<T>(ask: () => Promise<T>): Promise<T> {
  for (let conflicts = 1; ; conflicts += 1) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: unknown }).code !== WRITE_CONFLICT || conflicts > MOST_CONFLICTS) throw error;
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
}
