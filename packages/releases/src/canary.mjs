import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId } from './names.mjs';

/**
 * A release that a share of the visitors is given in place of the active one, until it is activated or ended.
 * @typedef {object} Canary
 * @property {string} id of this canary: whoever ends it ends no later one
 * @property {string} release
 * @property {number} share of the visitors, in per cent
 * @property {string} who
 * @property {string} at when it began, as an ISO date
 */

/** More would leave too few visitors beside it to compare with. */
export const LARGEST_SHARE = 50;

/** Who ends a canary that fares worse, in the journal. */
export const GATEWAY = 'the gateway';

/** @param {string} dir @param {string} section */
export const canaryFile = (dir, section) => path.join(dir, section, 'canary.json');

/** @param {unknown} share @returns {share is number} */
export const isShare = (share) => Number.isInteger(share) && Number(share) >= 1 && Number(share) <= LARGEST_SHARE;

/** @param {string} text @returns {Canary} */
export function parseCanary(text) {
  const { id, release, share, who, at } = JSON.parse(text);
  if (typeof id !== 'string' || !isReleaseId(release) || !isShare(share)) throw new Error('the canary is none');
  return { id, release, share, who: String(who), at: String(at) };
}

/**
 * The text of a section's canary; null when it has none.
 * @param {string} dir @param {string} section @returns {Promise<string | null>}
 */
export const readCanaryText = (dir, section) => readFile(canaryFile(dir, section), 'utf8').catch(() => null);

/** A section's canary; null when it has none. @param {string} dir @param {string} section */
export async function readCanary(dir, section) {
  const text = await readCanaryText(dir, section);
  return text === null ? null : parseCanary(text);
}

/** Call it under the lock of the section. @param {string} dir @param {string} section */
export const dropCanary = (dir, section) => rm(canaryFile(dir, section), { force: true });
