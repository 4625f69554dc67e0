import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectionPort, type Filter, runToCompletion, type StoredDocument } from '../../store';
import { AppError } from '../http';

/** A row counted by a counter in another document. */
export interface CountedRow extends StoredDocument {
  /** Dirty flag, set by the update that changes the row and removed once the change has been counted. */
  uncountedSince?: Date;
}

/** A counter in another document, which must equal the number of counted rows. */
export interface Counter<R extends CountedRow> {
  /**
   * Field of the row that refers to the document containing the counter. Indexed together with the fields of `counted`.
   */
  path: keyof R & string;
  /** Filter matching the rows to count. */
  counted: Filter;
  /** Adds `by` to the counter and increments its revision in the same update. */
  add(id: string, by: 1 | -1): Promise<void>;
  /** Returns the counter's revision, or undefined if the document no longer exists. */
  revision(id: string): Promise<number | undefined>;
  /** Sets the counter, but only if its revision is still `acts`. */
  setIfUnchanged(id: string, acts: number, count: number): Promise<boolean>;
}

/** Longer than any request takes. */
const LOST_AFTER_MS = 15_000;
const MOST_LOST = 500;

const RETRY_FOR_MS = 1000;
const PAUSE_MS = 20;

/** Returned by an attempt that finds the row's previous change still uncounted. */
export const BEING_COUNTED = Symbol('uncounted');

/** Retries a row change until the row's previous change has been counted. */
export async function retryUntilCounted<T>(attempt: () => Promise<T | typeof BEING_COUNTED>): Promise<T> {
  for (let waited = 0; waited <= RETRY_FOR_MS; waited += PAUSE_MS) {
    const done = await attempt();
    if (done !== BEING_COUNTED) return done;
    await sleep(PAUSE_MS);
  }
  throw new AppError('unavailable', 'We’re still saving your last change. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
}

export interface Counting<R extends CountedRow> {
  /** Counts a change that has just been written with `uncountedSince` set. */
  count(row: R & { uncountedSince: Date }, by: 1 | -1): Promise<void>;
  /** Counts changes left uncounted when a process was killed; returns the number of rows. */
  sweep(): Promise<number>;
}

interface CountingOptions<R extends CountedRow> {
  counters: readonly Counter<R>[];
  now: () => Date;
  /** Called before a change is counted, for additional effects. Must be idempotent. */
  before?: (row: R) => Promise<void>;
}

/**
 * Keeps counters equal to their rows without transactions. One update changes the row and flags it as dirty; then the
 * change is counted, and then the flag is removed. If the process is killed in between, the flag remains and the sweep
 * recounts.
 */
export function createCounting<R extends CountedRow>(
  rows: CollectionPort<R>,
  { counters, now, before }: CountingOptions<R>,
): Counting<R> {
  const clearDirtyMark = ({ _id, uncountedSince }: R) =>
    rows.updateOne({ _id, uncountedSince }, { $unset: { uncountedSince: 1 } });

  /**
   * If a row changes after `revision` was read, sets nothing: either the row is still flagged, or its change has
   * already incremented the revision. A later change increments the counter as usual.
   */
  async function recount(
    { path, counted, revision, setIfUnchanged }: Counter<R>,
    id: string,
    abandonedBefore: Date,
  ): Promise<boolean> {
    const before = await revision(id);
    if (before === undefined) return true;
    const count = await rows.countDocuments({ [path]: id, ...counted });
    const newerChange = await rows.findOne({ uncountedSince: { $gt: abandonedBefore }, [path]: id });
    return newerChange === null && setIfUnchanged(id, before, count);
  }

  async function recountAll(row: R, abandonedBefore: Date, done: Map<string, boolean>): Promise<boolean> {
    for (const counter of counters) {
      const id = row[counter.path] as string;
      const key = `${counter.path} ${id}`;
      if (!done.has(key)) done.set(key, await recount(counter, id, abandonedBefore));
      if (done.get(key) === false) return false;
    }
    return true;
  }

  return {
    count: (row, by) =>
      runToCompletion(async () => {
        await before?.(row);
        for (const counter of counters) await counter.add(row[counter.path] as string, by);
        await clearDirtyMark(row);
      }),
    async sweep() {
      const abandonedBefore = new Date(now().getTime() - LOST_AFTER_MS);
      const lost = await rows
        .find({ uncountedSince: { $lte: abandonedBefore } })
        .sort({ uncountedSince: 1 })
        .limit(MOST_LOST)
        .toArray();
      const done = new Map<string, boolean>();
      let settled = 0;
      for (const row of lost) {
        await before?.(row);
        if (!(await recountAll(row, abandonedBefore, done))) continue;
        await clearDirtyMark(row);
        settled += 1;
      }
      return settled;
    },
  };
}
