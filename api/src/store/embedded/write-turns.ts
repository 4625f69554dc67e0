import { setTimeout as wait } from 'node:timers/promises';
import { isSqlError } from './sql-error';

/** Fits within the three seconds that a request may wait for the store. */
const TIMEOUT_MS = 2000;
const PAUSE_MS = 15;

const isLocked = (error: unknown) => isSqlError(error) && error.code.startsWith('SQLITE_BUSY');

async function until(end: number, attempt: () => unknown): Promise<unknown> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= end) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Waits for another process's write lock without blocking this process. SQLite itself would wait inside the call, so no
 * other request could be served in the meantime. Concurrent writers queue, so that only one of them retries at a time.
 */
export class WriteTurns {
  #last: Promise<unknown> | undefined;

  async take<T>(attempt: () => T): Promise<T> {
    const end = performance.now() + TIMEOUT_MS;
    if (this.#last === undefined) {
      try {
        return attempt();
      } catch (error) {
        if (!isLocked(error)) throw error;
      }
    }
    const mine = (this.#last ?? Promise.resolve()).then(() => until(end, attempt));
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last = settled;
    void settled.then(() => {
      if (this.#last === settled) this.#last = undefined;
    });
    return mine as Promise<T>;
  }
}
