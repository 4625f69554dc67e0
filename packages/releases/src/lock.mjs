import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const STALE_MS = 30_000;

/** @param {string} file */
const getAge = (file) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/**
 * Serialises actions on a section across all processes that share the folder.
 * @template T
 * @param {string} dir @param {string} section @param {() => Promise<T>} action
 */
export async function withLock(dir, section, action) {
  const file = path.join(dir, section, '.lock');
  await mkdir(path.dirname(file), { recursive: true });
  for (let wait = 0; ; wait += 50) {
    const lock = await open(file, 'wx').catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (lock) {
      await lock.close();
      break;
    }
    if ((await getAge(file)) > STALE_MS) await rm(file, { force: true });
    else if (wait > STALE_MS) throw new Error(`${section}: another process is deploying it`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}
