import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BLOB_NAME, type BlobStore, type Clock, NAME_OF_BLOB } from './blob-store';

const isAbsence = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What a file system call gives, or undefined when there is no such file. */
async function ifThere<T>(call: Promise<T>): Promise<T | undefined> {
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
 * True when there is such a file, which was then put now. In one
 * step: a removal sees it, or has already taken the file away.
 */
async function putAgain(file: string, putAt: Date): Promise<boolean> {
  return (await ifThere(utimes(file, putAt, putAt).then(() => true))) ?? false;
}

const ASIDE = new RegExp(`^(${NAME_OF_BLOB})\\.[\\w-]+\\.aside$`);

const rests = async (file: string, moment: Date) => ((await ifThere(stat(file)))?.mtime ?? moment) < moment;

/** Removes a file that was set aside, unless it was put before it was taken away: then it goes back. */
async function settle(aside: string, file: string, moment: Date): Promise<boolean> {
  if (await rests(aside, moment)) {
    await rm(aside, { force: true });
    return true;
  }
  await ifThere(rename(aside, file));
  return false;
}

/**
 * Files under a folder. Each appears whole or not at all: written beside, flushed,
 * then renamed. The time of a file is when it was last put.
 */
export function diskBlobs(root: string, now: Clock = () => new Date()): BlobStore {
  const fileOf = (name: string) => path.join(root, name.slice(0, 2), name);

  /** What a process left behind that was killed while it was storing or removing. */
  async function clear(left: string, moment: Date): Promise<void> {
    const name = ASIDE.exec(path.basename(left))?.[1];
    if (name) await settle(left, fileOf(name), moment);
    else if (await rests(left, moment)) await rm(left, { force: true });
  }

  return {
    async put(name, bytes) {
      const file = fileOf(name);
      if (await putAgain(file, now())) return;
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

    get: (name) => ifThere(readFile(fileOf(name))),
    sizeOf: async (name) => (await ifThere(stat(fileOf(name))))?.size ?? 0,

    async *restingSince(moment) {
      for (const folder of (await ifThere(readdir(root))) ?? []) {
        for (const entry of (await ifThere(readdir(path.join(root, folder)))) ?? []) {
          const file = path.join(root, folder, entry);
          if (!BLOB_NAME.test(entry)) await clear(file, moment);
          else if (await rests(file, moment)) yield entry;
        }
      }
    },

    async remove(name, moment) {
      const file = fileOf(name);
      if (!(await rests(file, moment))) return false;
      // Out of the reach of `put` first: a file that is put again between the look and the removal would be lost.
      const aside = `${file}.${randomUUID()}.aside`;
      if ((await ifThere(rename(file, aside).then(() => true))) === undefined) return false;
      return settle(aside, file, moment);
    },
  };
}
