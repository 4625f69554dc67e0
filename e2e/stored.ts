import { createRequire } from 'node:module';
import path from 'node:path';

interface Database {
  prepare(sql: string): { run(...values: string[]): unknown; all(...values: string[]): { doc: string }[] };
  exec(sql: string): void;
  close(): void;
}

// Resolves the API's database driver.
const libsql = createRequire(path.resolve(import.meta.dirname, '../api/package.json'));

function withDatabase<T>(dataDir: string, work: (database: Database) => T): T {
  const Opened = libsql('libsql') as new (file: string) => Database;
  const database = new Opened(path.join(dataDir, 'verse.sqlite'));
  try {
    // Waits for the lock, because the API writes to the same file. Holds the lock from the first read.
    database.exec('PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE');
    const result = work(database);
    database.exec('COMMIT');
    return result;
  } finally {
    database.close();
  }
}

const dated = (value: unknown): unknown => {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dated(one)]));
};

/** Stores a document as the API would, for states that normally take days to reach. */
export const storeDocument = (
  dataDir: string,
  collection: string,
  document: { _id: string } & Record<string, unknown>,
) =>
  withDatabase(dataDir, (database) => {
    // A collection without indexes or documents has no table yet.
    const table = `CREATE TABLE IF NOT EXISTS "c_${collection}" (id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL)`;
    database.prepare(table).run();
    database.prepare('INSERT OR IGNORE INTO store_collection (name) VALUES (?)').run(collection);
    // Fields containing an array must be registered, because the store reads indexes on them differently.
    for (const [name, value] of Object.entries(document))
      if (Array.isArray(value))
        database.prepare('INSERT OR IGNORE INTO store_multikey VALUES (?, ?)').run(collection, name);
    database
      .prepare(`INSERT INTO "c_${collection}" (id, doc) VALUES (?, ?)`)
      .run(document._id, JSON.stringify(dated(document)));
  });

export const findStored = (dataDir: string, collection: string, id: string): Record<string, unknown> | undefined =>
  withDatabase(dataDir, (database) => {
    const [row] = database.prepare(`SELECT doc FROM "c_${collection}" WHERE id = ?`).all(id);
    return row && (JSON.parse(row.doc) as Record<string, unknown>);
  });

/** Changes fields of a stored document, for states that normally take days to reach. */
export const changeStored = (dataDir: string, collection: string, id: string, changes: Record<string, unknown>) =>
  withDatabase(dataDir, (database) => {
    const [row] = database.prepare(`SELECT doc FROM "c_${collection}" WHERE id = ?`).all(id);
    const changed = { ...(JSON.parse(row!.doc) as object), ...(dated(changes) as object) };
    database.prepare(`UPDATE "c_${collection}" SET doc = ? WHERE id = ?`).run(JSON.stringify(changed), id);
  });
