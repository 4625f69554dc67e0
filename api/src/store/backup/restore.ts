import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';
import { copyFlushed, flush, forEachOf, type HashedFile, hashOf, namesIn, privateFolder } from './hashed-files';
import { type BackedUpFile, BLOBS_FOLDER, type Manifest, readManifest, SECRET_FILE, STORE_FILE } from './manifest';
import { assertIntact, assertUnused, countsOf } from './snapshot';

export interface RestoreOptions {
  dataDir: string;
  folder: string;
  /** Moves existing data in the folder aside instead of refusing to restore. */
  replace: boolean;
  now: () => Date;
  /** Called with a progress message for each step. */
  say: (line: string) => void;
}

/** Staging folder that is filled first, so that only renames of complete files change the data folder itself. */
const ARRIVING = 'restoring';
/** Files to move aside. SQLite's side files (`-wal`, `-shm`) belong to the old store. */
const OURS = [BLOBS_FOLDER, `${STORE_FILE}-wal`, `${STORE_FILE}-shm`, STORE_FILE];

const isSame = (one: HashedFile, other: HashedFile) => one.bytes === other.bytes && one.sha256 === other.sha256;

function compareCounts(file: string, { collections }: Manifest): void {
  const found = countsOf(file);
  for (const name of new Set([...Object.keys(collections), ...Object.keys(found)])) {
    if (found[name] === collections[name]) continue;
    throw new BackupError(
      `${file} has ${found[name] ?? 0} documents in "${name}"; the manifest says ${collections[name] ?? 0}.`,
    );
  }
}

/** Throws unless all files match the manifest. Changes nothing. */
async function verify(folder: string, manifest: Manifest, say: (line: string) => void): Promise<void> {
  const { files } = manifest;
  say(`Files to check in ${folder}: ${files.length}`);
  const check = async (file: BackedUpFile) => {
    const found = await hashOf(path.join(folder, file.path)).catch((cause: unknown) => {
      throw new BackupError(`${file.path} is missing from the backup or cannot be read. Nothing was restored.`, {
        cause,
      });
    });
    if (!isSame(found, file))
      throw new BackupError(`${file.path} is not what the manifest says. The backup is damaged; nothing was restored.`);
  };
  await forEachOf(files, check, (count) => say(`  ${count} of ${files.length}`));
  const store = path.join(folder, STORE_FILE);
  assertIntact(store);
  compareCounts(store, manifest);
}

async function refuseUnlessFree({ dataDir, replace }: RestoreOptions): Promise<void> {
  const names = (await namesIn(dataDir)).filter((name) => name !== ARRIVING);
  if (names.length > 0 && !replace)
    throw new BackupError(`${dataDir} is not empty. To put its data aside and restore, add --replace.`);
  if (names.includes(STORE_FILE)) assertUnused(path.join(dataDir, STORE_FILE));
}

async function copyAll(folder: string, to: string, { files }: Manifest, say: (line: string) => void): Promise<void> {
  await rm(to, { recursive: true, force: true });
  say(`Files to copy to ${path.dirname(to)}: ${files.length}`);
  const copy = async (file: BackedUpFile) => {
    const copied = await copyFlushed(path.join(folder, file.path), path.join(to, file.path));
    if (!isSame(copied, file)) throw new BackupError(`${file.path} changed while it was copied. Nothing was restored.`);
  };
  await forEachOf(files, copy, (count) => say(`  ${count} of ${files.length}`));
  for (const name of await namesIn(path.join(to, BLOBS_FOLDER))) await flush(path.join(to, BLOBS_FOLDER, name));
}

async function setAside({ dataDir, now, say }: RestoreOptions, arriving: readonly string[]): Promise<void> {
  const names = (await namesIn(dataDir)).filter((name) => OURS.includes(name) || arriving.includes(name));
  if (names.length === 0) return;
  const aside = path.join(dataDir, `replaced-${now().toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name));
  say(`What was there is now in ${aside}`);
}

/** Restores a backup into a data folder that no process is using. */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { dataDir, folder, say } = options;
  const manifest = await readManifest(folder);
  await refuseUnlessFree(options);
  await verify(folder, manifest, say);
  const arriving = path.join(dataDir, ARRIVING);
  await privateFolder(dataDir);
  await copyAll(folder, arriving, manifest, say);
  const names = [BLOBS_FOLDER, SECRET_FILE, STORE_FILE];
  const restoredNames = (await namesIn(arriving)).toSorted((one, other) => names.indexOf(one) - names.indexOf(other));
  if (options.replace) await setAside(options, restoredNames);
  // Moves the store file last. As long as it is missing, no process mistakes the folder for a complete site.
  for (const name of restoredNames) await rename(path.join(arriving, name), path.join(dataDir, name));
  await rm(arriving, { recursive: true });
  await flush(dataDir);
  say('Checking what was restored');
  assertIntact(path.join(dataDir, STORE_FILE));
  compareCounts(path.join(dataDir, STORE_FILE), manifest);
  return manifest;
}
