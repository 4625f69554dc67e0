import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface HashedFile {
  bytes: number;
  sha256: string;
}

/** Owner-only access. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const AT_ONCE = 8;

export const privateFolder = (folder: string) => mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });

/** Returns the names in a folder, or an empty list if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export async function hashOf(file: string): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Flushes a file, or the entries of a folder, to disk. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function writeFlushed(
  file: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<HashedFile> {
  const handle = await open(file, 'wx', PRIVATE_FILE);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      bytes += chunk.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Copies a file in a single read, so that the hash is guaranteed to match the copy. Creates missing folders. */
export async function copyFlushed(from: string, to: string): Promise<HashedFile> {
  await privateFolder(path.dirname(to));
  return writeFlushed(to, createReadStream(from) as AsyncIterable<Uint8Array>);
}

/** Runs the work for each item with limited concurrency. Reports progress after every tenth of the items. */
export async function forEachOf<T>(
  all: readonly T[],
  act: (one: T) => Promise<void>,
  done: (count: number) => void,
): Promise<void> {
  const step = Math.max(AT_ONCE, Math.ceil(all.length / 10 / AT_ONCE) * AT_ONCE);
  for (let count = 0; count < all.length; count += AT_ONCE) {
    if (count > 0 && count % step === 0) done(count);
    await Promise.all(all.slice(count, count + AT_ONCE).map(act));
  }
}
