import type { Logger } from '../../../platform/logging';
import type { DbPort } from '../../../store';
import { createKnownWords } from './known-words';
import { maskIn, openStoredWords, type WordMask } from './stored-words';
import type { Where } from './words';

interface Dependencies {
  db: DbPort;
  logger: Pick<Logger, 'warn'>;
  /** Overrides the maximum number of words in tests. */
  most?: number;
  /** A monotonic clock in milliseconds, which tests set. */
  clock?: () => number;
}

/**
 * Maximum number of words. Limits memory usage to at most 40 MB, based on a measurement of 23 MB for 92,000 random
 * words.
 */
const MOST_WORDS = 150_000;
const READ_EVERY_MS = 500;
/**
 * Maximum age in milliseconds of changes that are reread, because clocks differ between processes and writes take time.
 */
const OVERLAP_MS = 10_000;
const RECOUNTED_AT_ONCE = 50;

export type Vocabulary = Awaited<ReturnType<typeof createVocabulary>>;

/**
 * Loads the distinct words of all documents into memory, for prefix searches and corrections. The vocabulary may lag
 * behind the documents, so searches also include words that it does not contain.
 */
export async function createVocabulary({
  db,
  logger,
  most = MOST_WORDS,
  clock = () => performance.now(),
}: Dependencies) {
  const stored = await openStoredWords(db);
  const words = createKnownWords(most, logger);
  let lastAt = new Date(0);
  let readAt = -Infinity;
  let underWay: Promise<void> | undefined;

  async function readNew(): Promise<void> {
    // `lastAt` may be in the future if another process's clock is ahead.
    const since = new Date(Math.min(lastAt.getTime(), Date.now()) - OVERLAP_MS);
    for await (const found of stored.listChanged(since)) {
      for (const one of found) words.keep(one._id, maskIn(one));
      const last = found.at(-1);
      if (last && last.at > lastAt) lastAt = last.at;
    }
  }

  return {
    get size(): number {
      return words.size;
    },

    /** Whether documents contain words that no longer fit into the vocabulary. */
    get isFull(): boolean {
      return words.isFull;
    },

    /** Reads words stored by other processes, at most twice a second. */
    refresh(): Promise<void> {
      if (underWay) return underWay;
      if (clock() - readAt < READ_EVERY_MS) return Promise.resolve();
      underWay = readNew().finally(() => {
        [underWay, readAt] = [undefined, clock()];
      });
      return underWay;
    },

    /** Stores the words of documents, along with where they occur. */
    async add(masks: ReadonlyMap<string, Where>): Promise<void> {
      const lacking = [...masks].filter(([word, mask]) => ((words.maskOf(word) ?? 0) & mask) !== mask);
      const isNew = ([word]: WordMask) => words.maskOf(word) === undefined;
      const missing = words.size < most ? lacking.filter(isNew) : [];
      await stored.insert(missing);
      await stored.setAll(lacking.filter((one) => !isNew(one)));
      for (const [word, mask] of lacking) words.keep(word, mask);
    },

    /** Returns true for unknown words, because the vocabulary may lag behind the documents. */
    mayHave(word: string, where: Where): boolean {
      const mask = words.maskOf(word);
      return mask === undefined || (mask & where) !== 0;
    },

    has: (word: string): boolean => words.maskOf(word) !== undefined,
    beginningWith: words.beginningWith,
    near: words.near,

    /**
     * Marks words that occur in no document, starting after the word `after`, and removes words that were marked
     * earlier. Returns the word after which to continue, or undefined at the end.
     */
    async recount(after: string, limit: number, isUsed: (word: string) => Promise<boolean>, now: Date) {
      const found = await stored.list(after, limit);
      for (const [index, one] of found.entries()) {
        if (index % RECOUNTED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
        const isMarked = one.unusedSince !== undefined;
        if (await isUsed(one._id)) {
          if (isMarked) await stored.set(one._id, maskIn({ ...one, unusedSince: undefined }));
        } else if (!isMarked) {
          // Applies only if the word has not changed since it was read, because a new document may already contain it.
          const change = { $set: { unusedSince: now, at: new Date() } };
          const { modifiedCount } = await stored.collection.updateOne({ _id: one._id, at: one.at }, change);
          if (modifiedCount === 1) words.keep(one._id, 0);
        } else if (now.getTime() - one.unusedSince!.getTime() > OVERLAP_MS)
          await stored.collection.deleteOne({ _id: one._id, unusedSince: one.unusedSince });
      }
      return found.length < limit ? undefined : found.at(-1)!._id;
    },
  };
}
