import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { canaryAfter, canaryFile, dropCanary, isMeant, readCanary } from './canary.mjs';
import { readFreeze } from './frozen.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { readPointer } from './pointer.mjs';

/** @typedef {import('./canary.mjs').Canary} Canary */

/** @param {string} dir @param {string} section @param {Canary} canary */
async function write(dir, section, canary) {
  const draft = `${canaryFile(dir, section)}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(canary));
  await rename(draft, canaryFile(dir, section));
}

/**
 * Starts a canary, or changes the share of the current one.
 * @param {string} dir @param {string} section @param {string} release
 * @param {{ share: number, who: string, why?: string | undefined, commit?: string | undefined }
 *   & import('./canary.mjs').Seen} change
 * @returns {Promise<Canary>}
 * @throws Error with the reason, when the release cannot be a canary now
 */
export const startCanary = (dir, section, release, { why, commit, ...change }) =>
  withLock(dir, section, async () => {
    const [pointer, canary, frozen] = await Promise.all([
      readPointer(dir, section),
      readCanary(dir, section),
      readFreeze(dir, section),
    ]);
    const next = canaryAfter(section, release, change, { pointer, canary, frozen });
    await write(dir, section, next);
    await note(dir, section, { act: 'canary', who: next.who, release, share: next.share, commit, why });
    return next;
  });

/**
 * Ends the canary: all visitors get the active release again.
 * @param {string} dir @param {string} section
 * @param {{ who: string, why?: string | undefined } & import('./canary.mjs').Meant} by
 * @returns {Promise<Canary | null>} the canary that was ended, or null without one
 */
export const endCanary = (dir, section, { who, why, ...meant }) =>
  withLock(dir, section, async () => {
    const canary = await readCanary(dir, section);
    if (!canary || !isMeant(canary, meant)) return null;
    await dropCanary(dir, section);
    await note(dir, section, { act: 'canary-ended', who, release: canary.release, why });
    return canary;
  });

/**
 * Applies a canary, or its end, that another store decided; that store has logged it.
 * @param {string} dir @param {string} section @param {Canary | null} canary
 */
export const takeCanary = (dir, section, canary) =>
  withLock(dir, section, () => (canary ? write(dir, section, canary) : dropCanary(dir, section)));
