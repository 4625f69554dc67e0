import type { IndexOptions, IndexSpec } from '../port';
import { STORE_ERROR, StoreError } from '../store-error';
import type { PlainDocument } from './codec';
import type { Connection } from './connection';
import { crossesArray } from './paths';

export interface IndexEntry {
  name: string;
  spec: IndexSpec;
  options: IndexOptions;
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS store_collection (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store_index (
    collection TEXT, name TEXT, spec TEXT, options TEXT, PRIMARY KEY (collection, name)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store_multikey (
    collection TEXT, path TEXT, PRIMARY KEY (collection, path)
  ) WITHOUT ROWID;`;

/**
 * Collection metadata: the indexes, and the indexed paths that have ever contained an array ("multikey" in MongoDB).
 * Both are stored in the database, because another process may declare an index or store the first array. `refresh`,
 * called at the start of each transaction, picks up such changes.
 */
export class Catalog {
  readonly #connection: Connection;
  #version: number | undefined;
  #content = '';
  #collections = new Set<string>();
  #indexes = new Map<string, IndexEntry[]>();
  #multikey = new Map<string, Set<string>>();
  /** Incremented on every change, to invalidate values derived from the catalog. */
  generation = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.writeNow(() => {
      connection.execute(TABLES);
      this.refresh();
    });
  }

  /** Must be called first in every transaction. */
  refresh(): void {
    const version = this.#connection.version();
    if (version === this.#version) return;
    this.#version = version;
    const rows = [
      this.#connection.all('SELECT name FROM store_collection'),
      this.#connection.all('SELECT * FROM store_index'),
      this.#connection.all('SELECT * FROM store_multikey'),
    ] as Record<string, string>[][];
    const content = JSON.stringify(rows);
    if (content === this.#content) return;
    this.#content = content;
    this.#load(rows);
    this.generation += 1;
  }

  #load([collections, indexes, multikey]: Record<string, string>[][]): void {
    this.#collections = new Set(collections!.map(({ name }) => name!));
    this.#indexes = new Map();
    for (const { collection, name, spec, options } of indexes!) {
      const entry = {
        name: name!,
        spec: JSON.parse(spec!) as IndexSpec,
        options: JSON.parse(options!) as IndexOptions,
      };
      this.#indexes.set(collection!, [...this.indexes(collection!), entry]);
    }
    this.#multikey = new Map();
    for (const { collection, path } of multikey!) this.#remember(collection!, path!);
  }

  /** Discards changes recorded during a transaction. Must be called after its rollback. */
  forget(): void {
    this.#version = undefined;
    this.#content = '';
    this.#load([[], [], []]);
  }

  has(collection: string): boolean {
    return this.#collections.has(collection);
  }

  indexes(collection: string): readonly IndexEntry[] {
    return this.#indexes.get(collection) ?? [];
  }

  /** Whether the index exists, going by the last refresh. Indexes are never dropped. */
  hasIndex(collection: string, { name, spec, options }: IndexEntry): boolean {
    const known = this.indexes(collection).find((index) => index.name === name);
    return known !== undefined && JSON.stringify(known) === JSON.stringify({ name, spec, options });
  }

  isIndexed(collection: string, path: string): boolean {
    return path === '_id' || this.indexes(collection).some(({ spec }) => Object.hasOwn(spec, path));
  }

  isMultikey(collection: string, path: string): boolean {
    return this.#multikey.get(collection)?.has(path) ?? false;
  }

  /** Arrays are tracked on indexed paths only, so for any other path it is unknown whether it contains arrays. */
  isScalar(collection: string, path: string): boolean {
    return this.isIndexed(collection, path) && !this.isMultikey(collection, path);
  }

  addCollection(name: string): void {
    this.#connection.run('INSERT OR IGNORE INTO store_collection VALUES (?)', [name]);
    this.#collections.add(name);
    this.generation += 1;
  }

  addIndex(collection: string, entry: IndexEntry): void {
    const { name, spec, options } = entry;
    this.#connection.run('INSERT INTO store_index VALUES (?,?,?,?)', [
      collection,
      name,
      JSON.stringify(spec),
      JSON.stringify(options),
    ]);
    this.#indexes.set(collection, [...this.indexes(collection), entry]);
    this.generation += 1;
  }

  #remember(collection: string, path: string): void {
    const paths = this.#multikey.get(collection) ?? new Set<string>();
    this.#multikey.set(collection, paths.add(path));
  }

  /**
   * Records the indexed paths on which a document has arrays. Must be called in the transaction that stores the
   * document.
   */
  watch(collection: string, document: PlainDocument, indexes = this.indexes(collection)): void {
    for (const { spec, options } of indexes) {
      for (const path of Object.keys(spec)) {
        if (!crossesArray(document, path)) continue;
        if (options.unique === true)
          throw new StoreError(STORE_ERROR.badValue, `"${path}" has a unique index and cannot hold an array.`);
        if (this.isMultikey(collection, path)) continue;
        this.#connection.run('INSERT OR IGNORE INTO store_multikey VALUES (?,?)', [collection, path]);
        this.#remember(collection, path);
        this.generation += 1;
      }
    }
  }
}
