import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';
import { copyFlushed, flush, forEachOf, hashOf, namesIn, privateFolder, writeFlushed } from './hashed-files';
import {
  type BackedUpFile,
  BLOBS_FOLDER,
  type Manifest,
  SECRET_FILE,
  STORE_FILE,
  UNFINISHED,
  writeManifest,
} from './manifest';
import { assertIntact, blobsNamedIn, countsOf, takeSnapshot } from './snapshot';

export interface BackupOptions {
  dataDir: string;
  folder: string;
  now: () => Date;
  /** Called with a progress message for each step. */
  say: (line: string) => void;
}

const isInside = (folder: string, parent: string) => !path.relative(parent, folder).startsWith('..');
const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Creates an empty folder, or clears the remains of an interrupted backup. */
async function prepare(folder: string, dataDir: string): Promise<void> {
  if (isInside(folder, dataDir))
    throw new BackupError(`${folder} is in the data folder itself. Choose a folder elsewhere, best on another disk.`);
  const names = await namesIn(folder);
  if (names.length > 0 && !names.includes(UNFINISHED))
    throw new BackupError(`${folder} is not empty. Each backup needs a folder of its own.`);
  for (const name of names) if (name !== UNFINISHED) await rm(path.join(folder, name), { recursive: true });
  await privateFolder(folder);
  if (names.length === 0)
    await writeFlushed(path.join(folder, UNFINISHED), [Buffer.from('This backup is not complete.\n')]);
  await flush(folder);
}

const blobPath = (name: string) => path.posix.join(BLOBS_FOLDER, name.slice(0, 2), name);

async function copyBlobs({ dataDir, folder, say }: BackupOptions): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const names = blobsNamedIn(path.join(folder, STORE_FILE));
  const files: BackedUpFile[] = [];
  const missing: string[] = [];
  say(`Picture files to copy: ${names.length}`);
  const copy = async (name: string) => {
    const file = blobPath(name);
    try {
      files.push({ path: file, ...(await copyFlushed(path.join(dataDir, file), path.join(folder, file))) });
    } catch (error) {
      if (!isMissing(error)) throw error;
      await rm(path.join(folder, file), { force: true });
      missing.push(name);
    }
  };
  await forEachOf(names, copy, (count) => say(`  ${count} of ${names.length}`));
  return { files, missing };
}

async function copySecret({ dataDir, folder }: BackupOptions): Promise<BackedUpFile[]> {
  const from = path.join(dataDir, SECRET_FILE);
  return (await isThere(from))
    ? [{ path: SECRET_FILE, ...(await copyFlushed(from, path.join(folder, SECRET_FILE))) }]
    : [];
}

/**
 * Backs up a running site that uses the embedded store. The documents are a point-in-time snapshot. The pictures are
 * copied afterwards. None of them is missing, because every picture is stored before the document that refers to it.
 * The manifest is written last.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { dataDir, folder, now, say } = options;
  await prepare(folder, dataDir);
  say(`Copying the documents of ${dataDir}`);
  const madeAt = now().toISOString();
  const file = path.join(folder, STORE_FILE);
  // Creates the file with private permissions before SQLite fills it, so that no other user can read it at any time.
  await writeFlushed(file, []);
  takeSnapshot(path.join(dataDir, STORE_FILE), file);
  assertIntact(file);
  await flush(file);
  const store = { path: STORE_FILE, ...(await hashOf(file)) };
  const blobs = await copyBlobs(options);
  const files = [store, ...(await copySecret(options)), ...blobs.files];
  for (const name of await namesIn(path.join(folder, BLOBS_FOLDER))) await flush(path.join(folder, BLOBS_FOLDER, name));
  const manifest: Manifest = { format: 1, madeAt, collections: countsOf(file), files, missing: blobs.missing };
  await writeManifest(folder, manifest);
  await rm(path.join(folder, UNFINISHED));
  await flush(folder);
  return manifest;
}
