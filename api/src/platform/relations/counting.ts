import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectionPort, type Filter, runToCompletion, type StoredDocument } from '../../store';
import { AppError } from '../http';

/** A row that is, or is not, counted in a number elsewhere. */
export interface CountedRow extends StoredDocument {
  /** Its last change is not counted yet. Set by the same write that changes it. */
  uncountedSince?: Date;
}

/** A number that stands in another document, and has to be equal to the rows of it that count. */
export interface Counter<R extends CountedRow> {
  /**
   * The path by which rows name the document that has the number.
   * Stands in an index together with the paths of `counted`.
   */
  path: keyof R & string;
  /** Which rows count. */
  counted: Filter;
  /** Adds to the number, and 1 to `acts` in the same write. */
  add(id: string, by: 1 | -1): Promise<void>;
  /** How often it was added to; nothing when the document is gone. */
  acts(id: string): Promise<number | undefined>;
  /** Sets the number if nothing was added since `acts`. */
  settle(id: string, acts: number, count: number): Promise<boolean>;
}

/** Longer than any request lives. */
const LOST_AFTER_MS = 15_000;
const MOST_LOST = 500;

const PATIENCE_MS = 1000;
const PAUSE_MS = 20;

/** What an attempt gives that found the row's last change uncounted. */
export const UNCOUNTED = Symbol('uncounted');

/** Tries to change a row, which changes again only once its last change is counted. */
export async function onceCounted<T>(attempt: () => Promise<T | typeof UNCOUNTED>): Promise<T> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += PAUSE_MS) {
    const done = await attempt();
    if (done !== UNCOUNTED) return done;
    await sleep(PAUSE_MS);
  }
  throw new AppError('unavailable', 'Your last change of this is still being saved. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
}

export interface Counting<R extends CountedRow> {
  /** Counts a change that has just been written under `uncountedSince`. */
  count(row: R & { uncountedSince: Date }, by: 1 | -1): Promise<void>;
  /** Counts what a process that was killed has left uncounted; gives how many rows that were. */
  sweep(): Promise<number>;
}

interface CountingOptions<R extends CountedRow> {
  counters: readonly Counter<R>[];
  now: () => Date;
  /** What else follows from a change, and may be done again. */
  before?: (row: R) => Promise<void>;
}

/**
 * Keeps numbers equal to rows without transactions: a row is changed and marked in one write, then counted, then the
 * mark is taken off. Whoever is killed in between leaves a mark, and the sweep counts anew.
 */
export function createCounting<R extends CountedRow>(
  rows: CollectionPort<R>,
  { counters, now, before }: CountingOptions<R>,
): Counting<R> {
  const unmark = ({ _id, uncountedSince }: R) =>
    rows.updateOne({ _id, uncountedSince }, { $unset: { uncountedSince: 1 } });

  /**
   * The order is what makes it right: whatever is written after `acts` was read either shows as a younger mark, or has
   * raised `acts` by the time the number is set.
   */
  async function recount({ path, counted, acts, settle }: Counter<R>, id: string, lostUntil: Date): Promise<boolean> {
    const before = await acts(id);
    if (before === undefined) return true;
    const count = await rows.countDocuments({ [path]: id, ...counted });
    const younger = await rows.findOne({ uncountedSince: { $gt: lostUntil }, [path]: id });
    return younger === null && settle(id, before, count);
  }

  async function recountAll(row: R, lostUntil: Date, done: Map<string, boolean>): Promise<boolean> {
    for (const counter of counters) {
      const id = row[counter.path] as string;
      const key = `${counter.path} ${id}`;
      if (!done.has(key)) done.set(key, await recount(counter, id, lostUntil));
      if (done.get(key) === false) return false;
    }
    return true;
  }

  return {
    count: (row, by) =>
      runToCompletion(async () => {
        await before?.(row);
        for (const counter of counters) await counter.add(row[counter.path] as string, by);
        await unmark(row);
      }),
    async sweep() {
      const lostUntil = new Date(now().getTime() - LOST_AFTER_MS);
      const lost = await rows
        .find({ uncountedSince: { $lte: lostUntil } })
        .sort({ uncountedSince: 1 })
        .limit(MOST_LOST)
        .toArray();
      const done = new Map<string, boolean>();
      let settled = 0;
      for (const row of lost) {
        await before?.(row);
        if (!(await recountAll(row, lostUntil, done))) continue;
        await unmark(row);
        settled += 1;
      }
      return settled;
    },
  };
}
