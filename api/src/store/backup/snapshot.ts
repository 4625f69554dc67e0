import Database from 'libsql';
import { NAME_OF_BLOB } from '../blobs';
import { tableOf } from '../embedded/indexes';
import { BackupError } from './backup-error';

const NAMES = new RegExp(NAME_OF_BLOB, 'g');
const PAGE = 500;
/** Maximum time that the site's own processes may hold the write lock. */
const BUSY_MS = 5000;

function withDatabase<T>(file: string, options: { readonly?: boolean }, work: (database: Database.Database) => T): T {
  const database = new Database(file, options);
  try {
    database.pragma(`busy_timeout=${BUSY_MS}`);
    return work(database);
  } finally {
    database.close();
  }
}

/** Writes a point-in-time snapshot to a new file, while other processes continue to read and write. */
export function takeSnapshot(from: string, to: string): void {
  withDatabase(from, {}, (database) => void database.prepare('VACUUM INTO ?').run([to]));
}

type Row = { id: string; doc: string };

const collectionsOf = (database: Database.Database) =>
  (database.prepare('SELECT name FROM store_collection ORDER BY name').all([]) as { name: string }[]).map(
    ({ name }) => name,
  );

/** Returns the number of documents per collection, for a file that no process is writing to. */
export const countsOf = (file: string): Record<string, number> =>
  withDatabase(file, { readonly: true }, (database) => {
    const counted = (name: string) =>
      (database.prepare(`SELECT count(*) AS count FROM ${tableOf(name)}`).all([]) as { count: number }[])[0]!.count;
    return Object.fromEntries(collectionsOf(database).map((name) => [name, counted(name)]));
  });

/**
 * Returns the names of all pictures that any document refers to, even inside text. A name that is not a reference does
 * no harm.
 */
export const blobsNamedIn = (file: string): string[] =>
  withDatabase(file, { readonly: true }, (database) => {
    const names = new Set<string>();
    for (const collection of collectionsOf(database)) {
      const page = database.prepare(
        `SELECT id, doc FROM ${tableOf(collection)} WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
      );
      for (let rows = page.all(['']) as Row[]; rows.length > 0; rows = page.all([rows.at(-1)!.id]) as Row[]) {
        for (const { doc } of rows) for (const name of doc.match(NAMES) ?? []) names.add(name);
      }
    }
    return [...names].toSorted();
  });

/** Throws if SQLite finds the file damaged. */
export function assertIntact(file: string): void {
  const found = withDatabase(
    file,
    { readonly: true },
    (database) => database.pragma('integrity_check') as { integrity_check: string }[],
  );
  if (found.length !== 1 || found[0]!.integrity_check !== 'ok')
    throw new BackupError(`The store ${file} is damaged: ${found[0]?.integrity_check}`);
}

/**
 * Throws if another process has the file open. To find out, tries to leave WAL mode, for which SQLite needs exclusive
 * access.
 */
export function assertUnused(file: string): void {
  try {
    withDatabase(file, {}, (database) => {
      database.pragma('busy_timeout=0');
      database.pragma('journal_mode=DELETE');
    });
  } catch (cause) {
    throw new BackupError(`The store ${file} is in use or cannot be opened. Stop the site first.`, { cause });
  }
}
