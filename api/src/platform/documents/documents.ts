import {
  type CollectionPort,
  type DbPort,
  type Filter,
  type IndexOptions,
  type IndexSpec,
  insertIfAbsent,
  readInPages,
  type Sort,
  type StoredDocument,
  type Update,
} from '../../store';

interface ListOptions {
  sort?: Sort;
  limit?: number;
}

export interface DocumentOptions<D extends StoredDocument, T> {
  /** Collection name. */
  name: string;
  /** Indexes, each with its options if it has any. */
  indexes?: readonly (IndexSpec | readonly [IndexSpec, IndexOptions])[];
  /** Converts a stored document to the object that services use. */
  toDomain: (document: D) => T;
}

/** A collection whose documents are read as domain objects. */
export interface Documents<D extends StoredDocument, T> {
  /** For queries and writes that the calls below do not cover. */
  collection: CollectionPort<D>;
  /** Finds a document by id or filter. */
  find: (by: string | Filter) => Promise<T | undefined>;
  /** Finds documents by id; omits those that do not exist. */
  findAll: (ids: readonly string[]) => Promise<Map<string, T>>;
  list: (filter: Filter, options: ListOptions) => Promise<T[]>;
  /** Yields all matching documents in id order, a page at a time. */
  each: (filter: Filter) => AsyncIterable<T>;
  /** Inserts a document, or returns false if its id or another unique key is taken. */
  insert: (document: D) => Promise<boolean>;
  /** Updates the first match and returns its new state; undefined if nothing matches. */
  update: (filter: Filter, update: Update) => Promise<T | undefined>;
  /** Removes one document; returns whether there was one. */
  remove: (by: string | Filter) => Promise<boolean>;
}

const toFilter = (by: string | Filter): Filter => (typeof by === 'string' ? { _id: by } : by);

/**
 * Opens a collection, creates its indexes, and maps its documents.
 *
 * @example
 * const jobs = await createDocuments<JobDocument, Job>(db, {
 *   name: 'jobs',
 *   indexes: [{ organisationId: 1, _id: 1 }, [{ closedAt: 1 }, { sparse: true }]],
 *   toDomain: ({ _id, ...job }) => ({ id: _id, ...job }),
 * });
 * const job = await jobs.find(id);
 */
export async function createDocuments<D extends StoredDocument, T>(
  db: DbPort,
  { name, indexes = [], toDomain }: DocumentOptions<D, T>,
): Promise<Documents<D, T>> {
  const collection = db.collection<D>(name);
  for (const index of indexes) {
    const [spec, options] = Array.isArray(index) ? (index as readonly [IndexSpec, IndexOptions]) : [index as IndexSpec];
    await collection.createIndex(spec, options);
  }
  const toFound = (document: D | null) => (document ? toDomain(document) : undefined);
  return {
    collection,
    find: async (by) => toFound(await collection.findOne(toFilter(by))),
    async findAll(ids) {
      const found = ids.length > 0 ? await collection.find({ _id: { $in: [...ids] } }).toArray() : [];
      return new Map(found.map((document) => [document._id, toDomain(document)]));
    },
    list: async (filter, options) => (await collection.find(filter, options).toArray()).map(toDomain),
    async *each(filter) {
      for await (const document of readInPages(collection, filter)) yield toDomain(document);
    },
    insert: (document) => insertIfAbsent(collection, document),
    update: async (filter, update) =>
      toFound(await collection.findOneAndUpdate(filter, update, { returnDocument: 'after' })),
    remove: async (by) => (await collection.deleteOne(toFilter(by))).deletedCount === 1,
  };
}
