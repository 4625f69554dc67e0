import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { createId, openStore, type Store, type StoreOptions } from '../src/store';

/** Tables of the embedded store that declare collections and indexes, and hold nothing else. */
const DECLARING = new Set(['store_collection', 'store_index']);

/** The tests of a run share a folder, and so one template. */
const fileInRun = (name: string): string => path.join(process.env.RUN_FOLDER!, name);
const newFile = (): string => fileInRun(`${createId()}.sqlite`);

/**
 * Copies a store without its documents. Not a copy of the file itself, which libsql leaves open until its statements
 * are collected as garbage.
 */
function copyIndexes(from: string, to: string): void {
  const full = new Database(from);
  full.exec(`VACUUM INTO '${to}'`);
  full.close();
  const copy = new Database(to);
  copy.pragma('synchronous=OFF');
  const tables = copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[];
  const filled = tables.filter(({ name }) => !DECLARING.has(name));
  copy.exec(['BEGIN', ...filled.map(({ name }) => `DELETE FROM "${name}"`), 'COMMIT'].join(';'));
  copy.close();
}

/**
 * Opens an empty embedded store that already has the indexes that `declare` creates, because creating them takes longer
 * than the rest of an API's start. The first call in a run creates the store that the others copy.
 */
export async function openFromTemplate(
  declare: (store: Store) => Promise<void>,
  options: Pick<StoreOptions, 'onFullScan'>,
): Promise<Store> {
  const template = fileInRun('template.sqlite');
  if (!existsSync(template)) {
    const full = newFile();
    const empty = newFile();
    const store = await openStore({ path: full, isScratch: true });
    await declare(store);
    await store.close();
    copyIndexes(full, empty);
    // Another worker may have done the same.
    await rename(empty, template);
  }
  const file = newFile();
  await copyFile(template, file);
  const store = await openStore({ ...options, path: file, isScratch: true });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(file, { force: true });
    },
  };
}
