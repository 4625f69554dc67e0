import { type DbPort, isDuplicateKey } from '../../store';
import { encodePosition } from './position';
import { entriesOf, type EntryDocument, keyOf } from './term-entries';
import { createTermSearch } from './term-search';

/** A searchable document. Terms must not contain spaces. */
export interface Findable {
  id: string;
  /** Sort key of documents, newest first. */
  at: Date;
  terms: readonly string[];
}

export type TermIndex = Awaited<ReturnType<typeof createTermIndex>>;

interface TermIndexOptions {
  collection: string;
  /** Field of an entry that contains its document's id. */
  owner: string;
}

/**
 * Creates an index with one key per term and document. A page for one term is a range scan, and checking a document for
 * another term reads one key. Therefore the cost of a search depends on the page size, not on the number of documents,
 * and both stores need only the index on `_id`.
 */
export async function createTermIndex(db: DbPort, { collection, owner }: TermIndexOptions) {
  const entries = db.collection<EntryDocument>(collection);
  await entries.createIndex({ [owner]: 1 });

  /** Inserts entries. Skips those that another process inserts at the same time, e.g. for the same scheduled post. */
  async function insertMissing(documents: readonly EntryDocument[]): Promise<void> {
    let missing = documents;
    while (missing.length > 0) {
      try {
        await entries.insertMany(missing);
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const stored = new Set(
        (await entries.find({ _id: { $in: missing.map(({ _id }) => _id) } }).toArray()).map(({ _id }) => _id),
      );
      missing = missing.filter(({ _id }) => !stored.has(_id));
    }
  }

  return {
    /** Returns the ids of documents containing all the terms, newest first. */
    find: createTermSearch(entries),

    /** Indexes documents by their terms, and removes index entries for terms that they no longer contain. */
    async put(...documents: Findable[]): Promise<void> {
      const wanted = new Map(
        documents.flatMap(({ id, at, terms }) =>
          terms.map((term) => [keyOf(term, encodePosition(at, id)), id] as const),
        ),
      );
      const present = (await entries.find({ [owner]: { $in: documents.map(({ id }) => id) } }).toArray()).map(
        ({ _id }) => _id,
      );
      const gone = present.filter((key) => !wanted.has(key));
      if (gone.length > 0) await entries.deleteMany({ _id: { $in: gone } });
      for (const key of present) wanted.delete(key);
      if (wanted.size > 0) await insertMissing([...wanted].map(([_id, id]) => ({ _id, [owner]: id })));
    },

    async remove(id: string): Promise<void> {
      await entries.deleteMany({ [owner]: id });
    },

    has: async (id: string, term: string): Promise<boolean> =>
      (await entries.findOne({ ...entriesOf(term), [owner]: id })) !== null,
  };
}
