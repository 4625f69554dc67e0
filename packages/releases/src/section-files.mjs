import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readActiveRelease } from './active-release.mjs';
import { CANARY_FILE, readCanary } from './canary.mjs';
import { FREEZE_FILE, readFreeze } from './frozen.mjs';
import { withLock } from './lock.mjs';
import { ACTIVE_RELEASE_FILE } from './names.mjs';
import { PREVIEW_FILE, readStoredPreview } from './preview.mjs';

/** @typedef {import('./section-acts.mjs').SectionState} SectionState */

/** @type {[keyof SectionState, file: string, mode: number][]} */
const FILES = [
  ['pointer', ACTIVE_RELEASE_FILE, 0o666],
  ['canary', CANARY_FILE, 0o666],
  ['frozen', FREEZE_FILE, 0o666],
  ['preview', PREVIEW_FILE, 0o600],
];

/** Reads a section's state from its folder. @param {string} dir @param {string} section */
export async function readState(dir, section) {
  const [pointer, frozen, canary, preview] = await Promise.all([
    readActiveRelease(dir, section),
    readFreeze(dir, section),
    readCanary(dir, section),
    readStoredPreview(dir, section),
  ]);
  return { pointer, frozen, canary, preview };
}

/**
 * Writes the changed parts of a section's state, replacing each file with a single rename. The caller must hold the
 * section's lock.
 * @param {string} dir @param {string} section @param {SectionState} before @param {SectionState} after
 */
export async function writeState(dir, section, before, after) {
  for (const [name, file, mode] of FILES) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    const target = path.join(dir, section, file);
    const draft = `${target}.${randomBytes(4).toString('hex')}`;
    if (after[name] === null) await rm(target, { force: true });
    else {
      const activated = name === 'pointer' ? { activatedAt: new Date().toISOString() } : {};
      await writeFile(draft, JSON.stringify({ ...after[name], ...activated }), { mode });
      await rename(draft, target);
    }
  }
}

/**
 * Caches a state that another store has already decided and logged. No-op if the cached state is up to date.
 * @param {string} dir @param {string} section @param {Partial<SectionState>} decided
 */
export async function cacheState(dir, section, decided) {
  const known = await readState(dir, section);
  if (isDeepStrictEqual(known, { ...known, ...decided })) return;
  await withLock(dir, section, async () => {
    const before = await readState(dir, section);
    await writeState(dir, section, before, { ...before, ...decided });
  });
}
