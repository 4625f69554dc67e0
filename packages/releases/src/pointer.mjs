import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId, POINTER_FILE } from './names.mjs';

/** @typedef {{ release: string, history: string[] }} Pointer the active release, and the ones before it, newest first */

const KEPT = 20;
const LOCK_STALE_MS = 30_000;

/** @param {string} dir @param {string} section */
const pointerFile = (dir, section) => path.join(dir, section, POINTER_FILE);

/** @param {string} text @returns {Pointer} */
export function parsePointer(text) {
  const { release, history = [] } = JSON.parse(text);
  if (!isReleaseId(release)) throw new Error('the pointer names no release');
  if (!Array.isArray(history) || !history.every(isReleaseId)) throw new Error('the pointer names no history');
  return { release, history };
}

/** The text of a section's pointer; null when nothing was ever activated. @param {string} dir @param {string} section */
export const readPointerText = (dir, section) => readFile(pointerFile(dir, section), 'utf8').catch(() => null);

/** What is active of a section; null when nothing ever was. @param {string} dir @param {string} section */
export async function readPointer(dir, section) {
  const text = await readPointerText(dir, section);
  return text === null ? null : parsePointer(text);
}

/** @param {string} file */
const ageOf = (file) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/**
 * @template T
 * @param {string} dir @param {string} section @param {() => Promise<T>} action
 */
async function withLock(dir, section, action) {
  const file = path.join(dir, section, '.lock');
  await mkdir(path.dirname(file), { recursive: true });
  for (let wait = 0; ; wait += 50) {
    const lock = await open(file, 'wx').catch(() => null);
    if (lock) {
      await lock.close();
      break;
    }
    if ((await ageOf(file)) > LOCK_STALE_MS) await rm(file, { force: true });
    else if (wait > LOCK_STALE_MS) throw new Error(`${section}: somebody else is deploying it`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} dir @param {string} section @param {Pointer} pointer */
async function point(dir, section, { release, history }) {
  const file = pointerFile(dir, section);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(
    draft,
    JSON.stringify({ release, history: history.slice(0, KEPT), activatedAt: new Date().toISOString() }),
  );
  await rename(draft, file);
}

/**
 * Makes a release the active one: a single rename, seen by a running gateway within a second.
 * @param {string} dir @param {string} section @param {string} release
 * @returns {Promise<void>}
 */
export const activate = (dir, section, release) =>
  withLock(dir, section, async () => {
    const before = await readPointer(dir, section);
    if (before?.release === release) return;
    const history = before ? [before.release, ...before.history.filter((id) => id !== release)] : [];
    await point(dir, section, { release, history });
  });

/**
 * Brings back the release before the active one and returns its id.
 * @param {string} dir @param {string} section
 * @returns {Promise<string>}
 */
export const rollback = (dir, section) =>
  withLock(dir, section, async () => {
    const before = await readPointer(dir, section);
    const [last, ...older] = before?.history ?? [];
    if (!last) throw new Error(`${section}: there is no earlier release to go back to`);
    await point(dir, section, { release: last, history: older });
    return last;
  });
