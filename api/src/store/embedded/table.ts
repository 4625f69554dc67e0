import type { CountOptions, Filter, FindOptions, IndexOptions, IndexSpec } from '../port';
import { STORE_ERROR, StoreError } from '../store-error';
import type { Catalog, IndexEntry } from './catalog';
import { decode, encode, type PlainDocument } from './codec';
import type { Connection } from './connection';
import { asDuplicateKey, indexSql, nameOf, tableOf } from './indexes';
import { inOrder, matcher, refuseUndefined } from './matching';
import { planQuery, type QueryPlan } from './query-plan';
import type { ScanWatch } from './scan-watch';

export interface StoredRow {
  id: string;
  text: string;
  document: PlainDocument;
}

/** Whether a query needs only ids, which the index contains in the requested order. */
const asksForIds = ({ projection, sort = {} }: FindOptions) =>
  projection !== undefined &&
  Object.keys(projection).join() === '_id' &&
  projection._id === 1 &&
  Object.keys(sort).every((path) => path === '_id');

const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * One collection's documents as rows `(id, doc)`. All methods except `read`, `write` and `createIndex` must be called
 * inside one of the first two.
 */
export class Table {
  readonly #name: string;
  readonly #connection: Connection;
  readonly #catalog: Catalog;
  readonly #watch: ScanWatch;

  constructor(name: string, connection: Connection, catalog: Catalog, watch: ScanWatch) {
    if (!NAME.test(name)) throw new StoreError(STORE_ERROR.badValue, `"${name}" cannot be the name of a collection.`);
    this.#name = name;
    this.#connection = connection;
    this.#catalog = catalog;
    this.#watch = watch;
  }

  encode(document: PlainDocument): string {
    return encode(document);
  }

  read<T>(work: () => T): T {
    return this.#connection.read(() => {
      this.#catalog.refresh();
      return work();
    });
  }

  async write<T>(work: () => T): Promise<T> {
    const whole = () => {
      this.#catalog.refresh();
      this.#create();
      return work();
    };
    try {
      return await this.#connection.write(whole, () => this.#catalog.forget());
    } catch (error) {
      throw this.#named(error);
    }
  }

  #create(): void {
    if (this.#catalog.has(this.#name)) return;
    this.#connection.execute(
      `CREATE TABLE IF NOT EXISTS ${tableOf(this.#name)} (id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL)`,
    );
    this.#catalog.addCollection(this.#name);
  }

  #named(error: unknown): unknown {
    return asDuplicateKey(error, this.#name, this.#catalog.indexes(this.#name));
  }

  select(filter: Filter, options: FindOptions): StoredRow[] {
    refuseUndefined(filter);
    if (!this.#catalog.has(this.#name)) return [];
    const plan = planQuery(this.#name, filter, options, this.#catalog);
    const started = performance.now();
    const isWhole = plan.matches && (plan.sorts || options.sort === undefined);
    if (isWhole && asksForIds(options)) return this.#ids(plan);
    let rows = this.#connection.all(plan.sql, plan.parameters).map((row) => {
      const text = row.doc as string;
      return { id: row.id as string, text, document: decode(text) };
    });
    if (!plan.matches) {
      const matches = matcher(filter);
      rows = rows.filter(({ document }) => matches(document));
    }
    const { sort, skip = 0, limit = 0 } = options;
    if (!plan.sorts && sort !== undefined) rows = inOrder(rows, sort);
    if (!plan.slices) rows = rows.slice(skip, limit > 0 ? skip + limit : undefined);
    this.#watch.check(this.#name, filter, options, performance.now() - started);
    return rows;
  }

  /** Index-only read that does not touch rows or documents. */
  #ids({ sql, parameters }: QueryPlan): StoredRow[] {
    const rows = this.#connection.all(sql.replace('SELECT id, doc', 'SELECT id'), parameters);
    return rows.map(({ id }) => ({ id: id as string, text: '', document: { _id: id } }));
  }

  count(filter: Filter, { limit = 0, ...options }: CountOptions): number {
    refuseUndefined(filter);
    if (!this.#catalog.has(this.#name)) return 0;
    const plan = planQuery(this.#name, filter, { limit }, this.#catalog);
    if (!plan.matches) return this.select(filter, { ...options, limit }).length;
    this.#watch.check(this.#name, filter, options, 0);
    const found = plan.sql.replace('SELECT id, doc', 'SELECT 1');
    return this.#connection.all(`SELECT count(*) AS count FROM (${found})`, plan.parameters)[0]!.count as number;
  }

  insert(document: PlainDocument): void {
    if (typeof document._id !== 'string') throw new StoreError(STORE_ERROR.badValue, 'An "_id" is a string.');
    const text = encode(document);
    try {
      this.#connection.run(`INSERT INTO ${tableOf(this.#name)} (id, doc) VALUES (?,?)`, [document._id, text]);
    } catch (error) {
      throw this.#named(error);
    }
    this.#catalog.watch(this.#name, document);
  }

  replace(id: string, before: string, document: PlainDocument): string | undefined {
    const text = encode(document);
    if (text === before) return undefined;
    this.#connection.run(`UPDATE ${tableOf(this.#name)} SET doc = ? WHERE id = ?`, [text, id]);
    this.#catalog.watch(this.#name, document);
    return text;
  }

  remove(id: string): void {
    this.#connection.run(`DELETE FROM ${tableOf(this.#name)} WHERE id = ?`, [id]);
  }

  /** Unlike the other methods, opens its own transaction, or none if the index exists. */
  async createIndex(spec: IndexSpec, options: IndexOptions): Promise<string> {
    const { name = nameOf(spec), ...rest } = options;
    const entry = { name, spec, options: rest };
    if (!this.#catalog.hasIndex(this.#name, entry)) await this.write(() => this.#addIndex(entry));
    return name;
  }

  #addIndex(entry: IndexEntry): void {
    // Another process may have created the index since the last refresh.
    if (this.#catalog.hasIndex(this.#name, entry)) return;
    const { name } = entry;
    if (this.#catalog.indexes(this.#name).some((index) => index.name === name)) {
      throw new StoreError(
        STORE_ERROR.indexOptionsConflict,
        `Index "${name}" of "${this.#name}" exists with other keys or options.`,
      );
    }
    for (const { document } of this.select({}, {})) this.#catalog.watch(this.#name, document, [entry]);
    try {
      for (const statement of indexSql(this.#name, entry)) this.#connection.execute(statement);
    } catch (error) {
      throw asDuplicateKey(error, this.#name, [entry]);
    }
    this.#catalog.addIndex(this.#name, entry);
  }
}
