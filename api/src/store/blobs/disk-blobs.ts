import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BLOB_NAME, type BlobStore, type Clock, NAME_OF_BLOB } from './blob-store';
import { freeShareOf } from './free-share';

const isAbsence = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Returns the result of a file system call, or undefined if the file does not exist. */
async function ifExists<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(file: string, bytes: Uint8Array, putAt: Date): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.utimes(putAt, putAt);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Updates a file's modification time and returns whether the file exists. As this is a single step, a concurrent
 * removal either sees the new time or has already moved the file.
 */
async function touch(file: string, putAt: Date): Promise<boolean> {
  return (await ifExists(utimes(file, putAt, putAt).then(() => true))) ?? false;
}

const ASIDE = new RegExp(`^(${NAME_OF_BLOB})\\.[\\w-]+\\.aside$`);

const isOlderThan = async (file: string, moment: Date) => ((await ifExists(stat(file)))?.mtime ?? moment) < moment;

/** Removes a file that was moved aside, or restores it if it was put after `moment`. */
async function settle(aside: string, file: string, moment: Date): Promise<boolean> {
  if (await isOlderThan(aside, moment)) {
    await rm(aside, { force: true });
    return true;
  }
  await ifExists(rename(aside, file));
  return false;
}

/**
 * Stores blobs as files in a folder. A blob appears atomically, because it is written to a temporary file, flushed and
 * then renamed. A file's modification time is the time of its last put.
 */
export function diskBlobs(root: string, now: Clock = () => new Date()): BlobStore {
  const fileOf = (name: string) => path.join(root, name.slice(0, 2), name);

  /** Cleans up after a process that was killed while storing or removing a blob. */
  async function clear(left: string, moment: Date): Promise<void> {
    const name = ASIDE.exec(path.basename(left))?.[1];
    if (name) await settle(left, fileOf(name), moment);
    else if (await isOlderThan(left, moment)) await rm(left, { force: true });
  }

  return {
    async put(name, bytes) {
      const file = fileOf(name);
      if (await touch(file, now())) return;
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await writeDurably(draft, bytes, now());
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    get: (name) => ifExists(readFile(fileOf(name))),
    sizeOf: async (name) => (await ifExists(stat(fileOf(name))))?.size ?? 0,

    async *list() {
      for (const folder of (await ifExists(readdir(root))) ?? [])
        for (const entry of (await ifExists(readdir(path.join(root, folder)))) ?? [])
          if (BLOB_NAME.test(entry)) yield entry;
    },
    freeShare: () => freeShareOf(root),
    async *unusedSince(moment) {
      for (const folder of (await ifExists(readdir(root))) ?? []) {
        for (const entry of (await ifExists(readdir(path.join(root, folder)))) ?? []) {
          const file = path.join(root, folder, entry);
          if (!BLOB_NAME.test(entry)) await clear(file, moment);
          else if (await isOlderThan(file, moment)) yield entry;
        }
      }
    },

    async remove(name, moment) {
      const file = fileOf(name);
      if (!(await isOlderThan(file, moment))) return false;
      // First moves the file out of reach of `put`, because otherwise a put between the check and the removal would be
      // lost.
      const aside = `${file}.${randomUUID()}.aside`;
      if ((await ifExists(rename(file, aside).then(() => true))) === undefined) return false;
      return settle(aside, file, moment);
    },
  };
}
