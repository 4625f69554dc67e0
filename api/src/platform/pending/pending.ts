import type { Filter, StoredDocument, Update } from '../../store';
import type { Documents } from '../documents';

export interface PendingOptions<T> {
  /** Date field of the documents that marks work still to be done. */
  field: string;
  /** Does the work that the mark stands for. Idempotent, and clears the mark at its end. */
  run: (one: T) => Promise<unknown>;
  now: () => Date;
  /** Age in milliseconds from which marked work counts as lost. Longer than any request can take. */
  lostAfterMs?: number;
  /** Maximum number of documents of one run. */
  atOnce?: number;
}

/** Work that follows a write, and that a killed process may leave undone. */
export interface Pending {
  /** Sets the mark; part of the `$set` of the write that the work follows. */
  mark: (at: Date) => Record<string, Date>;
  /** Clears the mark of a document, if it still matches `filter`. Returns false if it does not. */
  clear: (id: string, filter?: Filter, update?: Update) => Promise<boolean>;
  /** Does the work that was lost, oldest first, and returns the number of documents. Run it as a background job. */
  complete: () => Promise<number>;
}

const LOST_AFTER_MS = 30_000;
const AT_ONCE = 100;

/**
 * An outbox kept in the documents themselves: the write that needs further work also marks its document, the work
 * clears the mark, and a job completes what a killed process left undone.
 *
 * @example
 * const matching = await createPending(jobs, { field: 'unmatchedSince', run: match, now });
 * await jobs.insert({ ...job, ...matching.mark(now()) });
 * await match(job); // ends with matching.clear(job.id)
 */
export async function createPending<D extends StoredDocument, T>(
  { collection, list }: Pick<Documents<D, T>, 'collection' | 'list'>,
  { field, run, now, lostAfterMs = LOST_AFTER_MS, atOnce = AT_ONCE }: PendingOptions<T>,
): Promise<Pending> {
  await collection.createIndex({ [field]: 1 }, { sparse: true });
  return {
    mark: (at) => ({ [field]: at }),
    async clear(id, filter = {}, update = {}) {
      const $unset = { ...update.$unset, [field]: '' as const };
      return (await collection.updateOne({ ...filter, _id: id }, { ...update, $unset })).matchedCount === 1;
    },
    async complete() {
      const before = new Date(now().getTime() - lostAfterMs);
      const lost = await list({ [field]: { $lte: before } }, { sort: { [field]: 1 }, limit: atOnce });
      for (const one of lost) await run(one);
      return lost.length;
    },
  };
}
