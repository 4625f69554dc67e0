import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId } from './names.mjs';
import { refusalOfChange } from './standing.mjs';

/**
 * A release that a share of the visitors is given in place of the active one, until it is activated or ended.
 * @typedef {object} Canary
 * @property {string} id of this canary: whoever ends it ends no later one
 * @property {string} release
 * @property {number} share of the visitors, in per cent
 * @property {string} who
 * @property {string} at when it began, as an ISO date
 */

/**
 * What a canary depends on.
 * @typedef {object} Ground
 * @property {import('./pointer.mjs').Pointer | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {Canary | null} canary
 */

/**
 * Whoever changes a canary says what they have seen: what is active, and the canary whose share is changed.
 * @typedef {{ expected?: string | null | undefined, id?: string | undefined }} Seen
 */

/**
 * The one that is meant, by its id or its release; without them whichever there is.
 * @typedef {{ id?: string | undefined, release?: string | undefined }} Meant
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

/**
 * Why a release cannot be a canary, in words; undefined when it can.
 * @param {string} section @param {string} release @param {number} share @param {Ground} ground
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
 * The canary that there is after a release was given to a share of the visitors, or its share was changed.
 * @param {string} section @param {string} release @param {{ share: number, who: string } & Seen} change
 * @param {Ground} ground @param {Date} [now] @returns {Canary}
 * @throws Error with the reason, when it cannot be one now
 */
export function canaryAfter(section, release, { share, who, expected, id: seen }, ground, now = new Date()) {
  const { pointer, canary, frozen } = ground;
  const refusal =
    refusalOfCanary(section, release, share, ground) ?? refusalOfChange(section, { before: pointer, frozen }, expected);
  if (refusal) throw new Error(refusal);
  if (seen !== undefined && canary?.id !== seen)
    throw new Error(`${section}: the canary was ended meanwhile. Look at it first, then try again.`);
  const { id, at } = canary ?? { id: randomUUID(), at: now.toISOString() };
  return { id, release, share, who, at };
}

/** @param {Canary} canary @param {Meant} meant */
export const isMeant = (canary, { id = canary.id, release = canary.release }) =>
  canary.id === id && canary.release === release;
