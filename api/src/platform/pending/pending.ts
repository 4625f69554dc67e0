import type { Filter, StoredDocument, Update } from '../../store';
import type { Documents } from '../documents';

export interface PendingOptions<T> {
  /** Date field that is set while a document has pending work. */
  field: string;
  /** Performs the pending work of a document, then clears its mark. Must be idempotent. */
  run: (one: T) => Promise<unknown>;
  now: () => Date;
  /** Age in milliseconds at which pending work counts as lost. Must exceed the duration of any request. */
  lostAfterMs?: number;
  /** Maximum number of documents per run. */
  atOnce?: number;
}

/** Work that follows a write, and that a killed process may not finish. */
export interface Pending {
  /** Clears a document's mark if the document still matches `filter`; returns false if it does not. */
  clear: (id: string, filter?: Filter, update?: Update) => Promise<boolean>;
  /** Performs lost work, oldest first, and returns the number of documents. Run it as a background job. */
  complete: () => Promise<number>;
}

const LOST_AFTER_MS = 30_000;
const AT_ONCE = 100;

/**
 * An outbox inside the documents: the write that causes further work also sets the document's mark, the work clears it,
 * and a background job repeats the work of documents whose mark is too old.
 *
 * @example
 * const matching = await createPending(jobs, { field: 'unmatchedSince', run: match, now });
 * await jobs.insert({ ...job, unmatchedSince: now() });
 * await match(job); // ends with matching.clear(job.id)
 */
export async function createPending<D extends StoredDocument, T>(
  { collection, list }: Pick<Documents<D, T>, 'collection' | 'list'>,
  { field, run, now, lostAfterMs = LOST_AFTER_MS, atOnce = AT_ONCE }: PendingOptions<T>,
): Promise<Pending> {
  await collection.createIndex({ [field]: 1 }, { sparse: true });
  return {
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
