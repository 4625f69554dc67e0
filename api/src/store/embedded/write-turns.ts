import { setTimeout as wait } from 'node:timers/promises';
import { isSqlError } from './sql-error';

/** A request that waits for the store must end within three seconds. */
const PATIENCE_MS = 2000;
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
 * Waits for the write lock that another process holds without holding up this one: SQLite would
 * wait for it inside the call, and nothing else would be answered meanwhile. Whoever comes while
 * others wait stands in line, so one attempt at a time is made.
 */
export class WriteTurns {
  #last: Promise<unknown> | undefined;

  async take<T>(attempt: () => T): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
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
