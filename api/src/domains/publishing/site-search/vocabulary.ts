import SearchableMap from 'minisearch/SearchableMap';
import type { Logger } from '../../../platform/logging';
import { type DbPort, isDuplicateKey, type Update } from '../../../store';
import { nearWords } from './near-words';
import type { Where } from './words';

interface Dependencies {
  db: DbPort;
  logger: Pick<Logger, 'warn'>;
  /** Overrides the maximum number of words in tests. */
  most?: number;
}

interface WordDocument {
  _id: string;
  /** One field per bit of the mask that records where documents contain the word. */
  [bit: `b${number}`]: number;
  /** Time of the last change. Processes use it to read only words that are new to them. */
  at: Date;
  /**
   * Time at which a check found no document containing the word. Processes then drop the word; it is stored again once
   * a document contains it.
   */
  unusedSince?: Date;
}

/**
 * Maximum number of words. Limits memory usage to at most 40 MB, based on a measurement of 23 MB for 92,000 random
 * words.
 */
const MOST_WORDS = 150_000;
const MOST_EXPANSIONS = 20;
const READ_EVERY_MS = 500;
/**
 * Maximum age in milliseconds of changes that are reread, because clocks differ between processes and writes take time.
 */
const OVERLAP_MS = 10_000;
const AT_ONCE = 2000;
const RECOUNTED_AT_ONCE = 50;
const BITS = 16;

function maskIn(document: WordDocument): Where {
  if (document.unusedSince) return 0;
  let mask = 0;
  for (let bit = 0; bit < BITS; bit += 1) if (document[`b${bit}`]) mask += 2 ** bit;
  return mask;
}

type WordMask = readonly [word: string, mask: Where];

const bitsIn = (mask: Where) => Array.from({ length: BITS }, (_, bit) => bit).filter((bit) => mask & (2 ** bit));

const toUpdate = (bits: readonly number[]): Update => ({
  $set: { at: new Date(), ...Object.fromEntries(bits.map((bit) => [`b${bit}`, 1])) },
  $unset: { unusedSince: '' },
});

export type Vocabulary = Awaited<ReturnType<typeof createVocabulary>>;

/**
 * Loads the distinct words of all documents into memory, for prefix searches and corrections. The vocabulary may lag
 * behind the documents, so searches also include words that it does not contain.
 */
export async function createVocabulary({ db, logger, most = MOST_WORDS }: Dependencies) {
  const stored = db.collection<WordDocument>('search_words');
  await stored.createIndex({ at: 1, _id: 1 });
  const words = new SearchableMap<Where>();
  /** Number of words. Tracked separately, because `words.size` would iterate over all words after each change. */
  let count = 0;
  let lastAt = new Date(0);
  let readAt = -Infinity;
  let isFull = false;
  let underWay: Promise<void> | undefined;

  function keep(word: string, mask: Where): void {
    const before = words.get(word);
    if (mask === 0) {
      if (before === undefined) return;
      words.delete(word);
      count -= 1;
    } else if (before !== undefined) words.set(word, before | mask);
    else if (count < most) {
      words.set(word, mask);
      count += 1;
    } else if (!isFull) {
      isFull = true;
      logger.warn({ most }, 'the search keeps no more words: later ones are found whole, not by beginnings or typos');
    }
  }

  async function readNew(): Promise<void> {
    // `lastAt` may be in the future if another process's clock is ahead.
    const since = new Date(Math.min(lastAt.getTime(), Date.now()) - OVERLAP_MS);
    let after = { at: since, _id: '' };
    for (;;) {
      const found = await stored
        .find({
          $and: [{ at: { $gte: after.at } }, { $or: [{ at: { $gt: after.at } }, { _id: { $gt: after._id } }] }],
        })
        .sort({ at: 1, _id: 1 })
        .limit(AT_ONCE)
        .toArray();
      for (const one of found) keep(one._id, maskIn(one));
      const last = found.at(-1);
      if (last && last.at > lastAt) lastAt = last.at;
      if (!last || found.length < AT_ONCE) return;
      after = last;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Sets the bits of a word, inserting the word if it is missing. */
  async function set(word: string, mask: Where): Promise<void> {
    await stored.updateOne({ _id: word }, toUpdate(bitsIn(mask)), { upsert: true });
  }

  /** Sets the bits of stored words, with one write per combination of bits. */
  async function setAll(masks: readonly WordMask[]): Promise<void> {
    for (const mask of new Set(masks.map(([, one]) => one))) {
      const having = masks.filter(([, one]) => one === mask);
      const $in = having.map(([word]) => word);
      const { matchedCount } = await stored.updateMany({ _id: { $in } }, toUpdate(bitsIn(mask)));
      if (matchedCount < $in.length) await insert(having);
    }
  }

  /** Inserts new words. Another process may insert some of them concurrently. */
  async function insert(missing: readonly WordMask[]): Promise<void> {
    const at = new Date();
    const documents = missing.map(([_id, mask]): WordDocument => {
      return { _id, at, ...Object.fromEntries(bitsIn(mask).map((bit) => [`b${bit}`, 1])) };
    });
    try {
      if (documents.length > 0) await stored.insertMany(documents);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await stored.find({ _id: { $in: documents.map(({ _id }) => _id) } }).toArray();
      const present = new Set(found.map(({ _id }) => _id));
      await setAll(missing.filter(([word]) => present.has(word)));
      await insert(missing.filter(([word]) => !present.has(word)));
    }
  }

  return {
    get size(): number {
      return count;
    },

    /** Whether documents contain words that no longer fit into the vocabulary. */
    get isFull(): boolean {
      return isFull;
    },

    /** Reads words stored by other processes, at most twice a second. */
    refresh(): Promise<void> {
      if (underWay) return underWay;
      if (performance.now() - readAt < READ_EVERY_MS) return Promise.resolve();
      underWay = readNew().finally(() => {
        [underWay, readAt] = [undefined, performance.now()];
      });
      return underWay;
    },

    /** Stores the words of documents, along with where they occur. */
    async add(masks: ReadonlyMap<string, Where>): Promise<void> {
      const lacking = [...masks].filter(([word, mask]) => ((words.get(word) ?? 0) & mask) !== mask);
      const isNew = ([word]: WordMask) => words.get(word) === undefined;
      const missing = count < most ? lacking.filter(isNew) : [];
      await insert(missing);
      await setAll(lacking.filter((one) => !isNew(one)));
      for (const [word, mask] of lacking) keep(word, mask);
    },

    /** Returns true for unknown words, because the vocabulary may lag behind the documents. */
    mayHave(word: string, where: Where): boolean {
      const mask = words.get(word);
      return mask === undefined || (mask & where) !== 0;
    },

    has: (word: string): boolean => words.get(word) !== undefined,

    beginningWith(start: string, where: Where): string[] {
      const found: string[] = [];
      for (const [word, mask] of words.atPrefix(start)) if (word !== start && mask & where) found.push(word);
      const shortFirst = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);
      return found.sort(shortFirst).slice(0, MOST_EXPANSIONS);
    },

    near: (word: string): { word: string; distance: number }[] => nearWords(words, word),

    /**
     * Marks words that occur in no document, starting after the word `after`, and removes words that were marked
     * earlier. Returns the word after which to continue, or undefined at the end.
     */
    async recount(after: string, limit: number, isUsed: (word: string) => Promise<boolean>, now: Date) {
      const found = await stored
        .find({ _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      for (const [index, one] of found.entries()) {
        if (index % RECOUNTED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
        const isMarked = one.unusedSince !== undefined;
        if (await isUsed(one._id)) {
          if (isMarked) await set(one._id, maskIn({ ...one, unusedSince: undefined }));
        } else if (!isMarked) {
          // Applies only if the word has not changed since it was read, because a new document may already contain it.
          const change = { $set: { unusedSince: now, at: new Date() } };
          const { modifiedCount } = await stored.updateOne({ _id: one._id, at: one.at }, change);
          if (modifiedCount === 1) keep(one._id, 0);
        } else if (now.getTime() - one.unusedSince!.getTime() > OVERLAP_MS)
          await stored.deleteOne({ _id: one._id, unusedSince: one.unusedSince });
      }
      return found.length < limit ? undefined : found.at(-1)!._id;
    },
  };
}
