import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diskBlobs, memoryBlobs } from '../blobs';
import type { Store, StoreOptions } from '../opened-store';
import type { CollectionPort, DbPort, StoredDocument } from '../port';
import { Catalog } from './catalog';
import { EmbeddedCollection } from './collection';
import { Connection } from './connection';
import { ScanWatch } from './scan-watch';
import { isSqlError } from './sql-error';
import { Table } from './table';

const OPENING_TRIES = 50;
const OPENING_PAUSE_MS = 20;

/**
 * Retries, because processes that open a new file at the same time compete to switch it to WAL, and SQLite does not
 * wait for that.
 */
async function connect({ path, isScratch }: StoreOptions): Promise<{ connection: Connection; catalog: Catalog }> {
  for (let tries = 1; ; tries += 1) {
    let connection: Connection | undefined;
    try {
      connection = new Connection(path, { isScratch });
      return { connection, catalog: new Catalog(connection) };
    } catch (error) {
      connection?.close();
      if (!isSqlError(error) || !error.code.startsWith('SQLITE_BUSY') || tries === OPENING_TRIES) throw error;
      await wait(OPENING_PAUSE_MS);
    }
  }
}

/** Revokes other users' access, even to an existing file, because it contains password hashes and email addresses. */
async function closeToOthers(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    await chmod(file, 0o600).catch((error: NodeJS.ErrnoException) => {
      // SQLite's two side files may be missing, because the last process to exit deletes them, and the file may belong
      // to another user.
      if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
    });
  }
}

/** Opens the embedded store: document tables in a single SQLite file, or in memory if there is no path. */
export async function openEmbedded(options: StoreOptions): Promise<Store> {
  const { path, logger, onFullScan } = options;
  if (path !== undefined) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { connection, catalog } = await connect(options);
  if (path !== undefined) await closeToOthers(path);
  const watch = new ScanWatch(catalog, logger, onFullScan);
  const collections = new Map<string, CollectionPort<StoredDocument>>();
  const db: DbPort = {
    collection<T extends StoredDocument>(name: string) {
      const known =
        collections.get(name) ?? new EmbeddedCollection<StoredDocument>(new Table(name, connection, catalog, watch));
      collections.set(name, known);
      return known as unknown as CollectionPort<T>;
    },
  };
  return {
    db,
    kind: 'embedded',
    openBlobs: ({ folder, now }) => (folder === undefined ? memoryBlobs(now) : diskBlobs(folder, now)),
    ping: async () => void connection.read(() => connection.version()),
    close: async () => connection.close(),
  };
}
