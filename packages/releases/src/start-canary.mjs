import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { canaryFile, dropCanary, isShare, LARGEST_SHARE, readCanary } from './canary.mjs';
import { readFreeze } from './frozen.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { readPointer } from './pointer.mjs';
import { refusalOfChange } from './standing.mjs';

/** @typedef {import('./canary.mjs').Canary} Canary */
/** @typedef {{ pointer: import('./pointer.mjs').Pointer | null, canary: Canary | null }} Standing */
/**
 * What is active, and the canary whose share is changed.
 * @typedef {{ expected?: string | null | undefined, id?: string | undefined }} Seen
 */

/**
 * Why a release cannot be a canary, in words; undefined when it can.
 * @param {string} section @param {string} release @param {number} share @param {Standing} standing
 * @returns {string | undefined}
 */
function refusalOfCanary(section, release, share, { pointer, canary }) {
  if (section === 'shell') return 'the shell has no canary: a gateway belongs to one release of it';
  if (!isShare(share)) return `the share of a canary is a whole number from 1 to ${LARGEST_SHARE}, in per cent`;
  if (!pointer) return `${section} has no active release to compare a canary with`;
  if (pointer.release === release) return `${section}: release ${release} is active already`;
  if (canary && canary.release !== release)
    return `${section} has a canary, release ${canary.release} since ${canary.at}. End it first.`;
  return undefined;
}

/**
 * Gives a release to a share of the visitors, or changes the share of the canary that it is.
 * @param {string} dir @param {string} section @param {string} release
 * @param {{ share: number, who: string, why?: string | undefined, commit?: string | undefined } & Seen} change
 * @returns {Promise<Canary>}
 * @throws Error with the reason, when it cannot be one now
 */
export const startCanary = (dir, section, release, { share, who, why, commit, expected, id: seen }) =>
  withLock(dir, section, async () => {
    const [pointer, canary, frozen] = await Promise.all([
      readPointer(dir, section),
      readCanary(dir, section),
      readFreeze(dir, section),
    ]);
    const refusal =
      refusalOfCanary(section, release, share, { pointer, canary }) ??
      refusalOfChange(section, { before: pointer, frozen }, expected);
    if (refusal) throw new Error(refusal);
    if (seen !== undefined && canary?.id !== seen)
      throw new Error(`${section}: the canary was ended meanwhile. Look at it first, then try again.`);
    const { id, at } = canary ?? { id: randomUUID(), at: new Date().toISOString() };
    const next = { id, release, share, who, at };
    const draft = `${canaryFile(dir, section)}.${id}`;
    await writeFile(draft, JSON.stringify(next));
    await rename(draft, canaryFile(dir, section));
    await note(dir, section, { act: 'canary', who, release, share, commit, why });
    return next;
  });

/**
 * Gives everybody the active release again.
 * @param {string} dir @param {string} section
 * @param {{ who: string, why?: string | undefined, id?: string, release?: string }} by with `id` or `release` that one
 *   alone: another one stays
 * @returns {Promise<Canary | null>} the one that was ended; null when it was not there any more
 */
export const endCanary = (dir, section, { who, why, ...meant }) =>
  withLock(dir, section, async () => {
    const canary = await readCanary(dir, section);
    const { id, release } = { ...canary, ...meant };
    if (!canary || canary.id !== id || canary.release !== release) return null;
    await dropCanary(dir, section);
    await note(dir, section, { act: 'canary-ended', who, release: canary.release, why });
    return canary;
  });
