import { createId } from '../identifier';
import type {
  CollectionPort,
  CountOptions,
  Cursor,
  DeleteResult,
  Filter,
  FindOneAndUpdateOptions,
  FindOptions,
  IndexOptions,
  IndexSpec,
  InsertManyResult,
  InsertOneResult,
  Sort,
  StoredDocument,
  Update,
  UpdateOptions,
  UpdateResult,
} from '../port';
import { decode, type PlainDocument } from './codec';
import { EmbeddedCursor } from './cursor';
import { valuesAt } from './paths';
import { projector } from './projection';
import type { StoredRow, Table } from './table';
import { applyUpdate, checkUpdate, documentOfUpsert } from './update';

const present = <T>(document: PlainDocument, { projection }: FindOptions): T =>
  (projection === undefined ? document : projector(projection)(document)) as T;

/**
 * Generates a missing `_id`, like the driver's pkFactory. Callers may omit it at run time although the type requires
 * it.
 */
const withId = (document: StoredDocument): PlainDocument & StoredDocument => ({
  ...document,
  _id: document._id ?? createId(),
});

/**
 * Implements the port on top of one table. Every call runs synchronously in one transaction and returns a promise only
 * because the port requires one.
 */
export class EmbeddedCollection<T extends StoredDocument> implements CollectionPort<T> {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  #select(filter: Filter, options: FindOptions): T[] {
    const rows = this.#table.read(() => this.#table.select(filter, options));
    return rows.map(({ document }) => present<T>(document, options));
  }

  async findOne(filter: Filter, options: FindOptions = {}): Promise<T | null> {
    return this.#select(filter, { ...options, limit: 1 })[0] ?? null;
  }

  find(filter: Filter, options: FindOptions = {}): Cursor<T> {
    return new EmbeddedCursor<T>((all) => this.#select(filter, all), options);
  }

  async insertOne(document: T): Promise<InsertOneResult> {
    const inserted = withId(document);
    await this.#table.write(() => this.#table.insert(inserted));
    return { acknowledged: true, insertedId: inserted._id };
  }

  async insertMany(documents: readonly T[]): Promise<InsertManyResult> {
    let insertedIds: Record<number, string> = {};
    let failure: unknown;
    await this.#table.write(() => {
      // Discards the result of a previous attempt.
      insertedIds = {};
      for (const [index, document] of documents.entries()) {
        const inserted = withId(document);
        try {
          this.#table.insert(inserted);
        } catch (error) {
          failure = error;
          return;
        }
        insertedIds[index] = inserted._id;
      }
    });
    if (failure !== undefined) throw failure;
    return { acknowledged: true, insertedCount: documents.length, insertedIds };
  }

  /** Returns the new text, or undefined if nothing changed. */
  #change({ id, text, document }: StoredRow, update: Update): string | undefined {
    applyUpdate(document, update, false);
    return this.#table.replace(id, text, document);
  }

  #upsert(filter: Filter, update: Update): PlainDocument {
    const document = documentOfUpsert(filter, update);
    this.#table.insert(document);
    return document;
  }

  async #update(
    filter: Filter,
    update: Update,
    { upsert = false }: UpdateOptions,
    limit: number,
  ): Promise<UpdateResult> {
    checkUpdate(update);
    return this.#table.write(() => {
      const rows = this.#table.select(filter, { limit });
      const modifiedCount = rows.filter((row) => this.#change(row, update) !== undefined).length;
      const upserted = upsert && rows.length === 0 ? this.#upsert(filter, update) : undefined;
      const upsertedId = (upserted?._id as string | undefined) ?? null;
      return {
        acknowledged: true,
        matchedCount: rows.length,
        modifiedCount,
        upsertedCount: upserted === undefined ? 0 : 1,
        upsertedId,
      };
    });
  }

  async updateOne(filter: Filter, update: Update, options: UpdateOptions = {}): Promise<UpdateResult> {
    return this.#update(filter, update, options, 1);
  }

  async updateMany(filter: Filter, update: Update, options: UpdateOptions = {}): Promise<UpdateResult> {
    return this.#update(filter, update, options, 0);
  }

  async findOneAndUpdate(filter: Filter, update: Update, options: FindOneAndUpdateOptions): Promise<T | null> {
    checkUpdate(update);
    const { sort, upsert = false, returnDocument = 'before', projection } = options;
    const text = await this.#table.write(() => {
      const [row] = this.#table.select(filter, { ...(sort === undefined ? {} : { sort }), limit: 1 });
      if (row === undefined) {
        const inserted = upsert ? this.#table.encode(this.#upsert(filter, update)) : null;
        return returnDocument === 'after' ? inserted : null;
      }
      const changed = this.#change(row, update) ?? row.text;
      return returnDocument === 'after' ? changed : row.text;
    });
    return text === null ? null : present<T>(decode(text), projection === undefined ? {} : { projection });
  }

  async findOneAndDelete(filter: Filter, { sort }: { sort?: Sort }): Promise<T | null> {
    const [row] = await this.#table.write(() =>
      this.#delete(filter, { ...(sort === undefined ? {} : { sort }), limit: 1 }),
    );
    return (row?.document as T | undefined) ?? null;
  }

  #delete(filter: Filter, options: FindOptions): StoredRow[] {
    const rows = this.#table.select(filter, options);
    for (const { id } of rows) this.#table.remove(id);
    return rows;
  }

  async deleteOne(filter: Filter): Promise<DeleteResult> {
    const rows = await this.#table.write(() => this.#delete(filter, { limit: 1 }));
    return { acknowledged: true, deletedCount: rows.length };
  }

  async deleteMany(filter: Filter): Promise<DeleteResult> {
    const rows = await this.#table.write(() => this.#delete(filter, {}));
    return { acknowledged: true, deletedCount: rows.length };
  }

  async countDocuments(filter: Filter, options: CountOptions = {}): Promise<number> {
    return this.#table.read(() => this.#table.count(filter, options));
  }

  async distinct(path: string, filter: Filter): Promise<unknown[]> {
    const found = new Map<string, unknown>();
    for (const { document } of this.#table.read(() => this.#table.select(filter, {}))) {
      for (const value of valuesAt(document, path.split('.'))) found.set(this.#table.encode({ value }), value);
    }
    return [...found.values()];
  }

  async createIndex(spec: IndexSpec, options: IndexOptions = {}): Promise<string> {
    return this.#table.createIndex(spec, options);
  }
}
