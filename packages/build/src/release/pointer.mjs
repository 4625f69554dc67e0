import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sectionDir } from './paths.mjs';

const KEPT = 20;
const LOCK_STALE_MS = 30_000;

/** The active release of a section and the ones before it, newest first; null when nothing was ever activated. */
export async function readPointer(section) {
  const text = await readFile(path.join(sectionDir(section), 'current.json'), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

async function withLock(section, action) {
  const file = path.join(sectionDir(section), '.lock');
  await mkdir(sectionDir(section), { recursive: true });
  for (let wait = 0; ; wait += 50) {
    const lock = await open(file, 'wx').catch(() => null);
    if (lock) {
      await lock.close();
      break;
    }
    const age =
      Date.now() -
      (await stat(file).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > LOCK_STALE_MS) await rm(file, { force: true });
    else if (wait > LOCK_STALE_MS) throw new Error(`${section}: somebody else is deploying it`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

async function point(section, release, history) {
  const file = path.join(sectionDir(section), 'current.json');
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(
    draft,
    JSON.stringify({ release, history: history.slice(0, KEPT), activatedAt: new Date().toISOString() }),
  );
  await rename(draft, file);
}

/** Makes a release the active one: a single rename, seen by the running shell within a second. */
export const activate = (section, release) =>
  withLock(section, async () => {
    const before = await readPointer(section);
    if (before?.release === release) return;
    await point(section, release, before ? [before.release, ...before.history.filter((id) => id !== release)] : []);
  });

/** Brings back the release before the active one and returns its id. */
export const rollback = (section) =>
  withLock(section, async () => {
    const before = await readPointer(section);
    const [last, ...older] = before?.history ?? [];
    if (!last) throw new Error(`${section}: there is no earlier release to go back to`);
    await point(section, last, older);
    return last;
  });
