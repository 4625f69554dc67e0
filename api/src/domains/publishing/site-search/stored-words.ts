import { type DbPort, isDuplicateKey, type Update } from '../../../store';
import type { Where } from './words';

export interface WordDocument {
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

export type WordMask = readonly [word: string, mask: Where];

const AT_ONCE = 2000;
const BITS = 16;

/** Returns where documents contain the word: nowhere if it is marked as unused. */
export function maskIn(document: WordDocument): Where {
  if (document.unusedSince) return 0;
  let mask = 0;
  for (let bit = 0; bit < BITS; bit += 1) if (document[`b${bit}`]) mask += 2 ** bit;
  return mask;
}

const bitsIn = (mask: Where) => Array.from({ length: BITS }, (_, bit) => bit).filter((bit) => mask & (2 ** bit));

const toUpdate = (bits: readonly number[]): Update => ({
  $set: { at: new Date(), ...Object.fromEntries(bits.map((bit) => [`b${bit}`, 1])) },
  $unset: { unusedSince: '' },
});

/** Opens the words that all processes share. */
export async function openStoredWords(db: DbPort) {
  const stored = db.collection<WordDocument>('search_words');
  await stored.createIndex({ at: 1, _id: 1 });

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
    collection: stored,
    insert,
    setAll,

    /** Sets the bits of a word, inserting the word if it is missing. */
    async set(word: string, mask: Where): Promise<void> {
      await stored.updateOne({ _id: word }, toUpdate(bitsIn(mask)), { upsert: true });
    },

    /** Yields words changed at or after `since`, a page at a time. Other requests can be handled in between. */
    async *listChanged(since: Date): AsyncIterable<WordDocument[]> {
      let after: Pick<WordDocument, '_id' | 'at'> = { at: since, _id: '' };
      for (;;) {
        const found = await stored
          .find({
            $and: [{ at: { $gte: after.at } }, { $or: [{ at: { $gt: after.at } }, { _id: { $gt: after._id } }] }],
          })
          .sort({ at: 1, _id: 1 })
          .limit(AT_ONCE)
          .toArray();
        yield found;
        const last = found.at(-1);
        if (!last || found.length < AT_ONCE) return;
        after = last;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    /** Returns words after the word `after`, in alphabetical order. */
    list: (after: string, limit: number): Promise<WordDocument[]> =>
      stored
        .find({ _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray(),
  };
}
