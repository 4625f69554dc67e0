import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId } from './names.mjs';
import { refusalOfChange } from './standing.mjs';

/**
 * A release that a share of the visitors gets in place of the active one, until it is activated or ended.
 * @typedef {object} Canary
 * @property {string} id of this canary, so that ending it cannot end a later one
 * @property {string} release
 * @property {number} share of the visitors, in per cent
 * @property {string} who
 * @property {string} at start, as an ISO date
 */

/**
 * State that decides whether a canary may start.
 * @typedef {object} Ground
 * @property {import('./pointer.mjs').Pointer | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {Canary | null} canary
 */

/**
 * State that the caller saw before changing a canary: the active release, and the id of the canary it changes.
 * @typedef {{ expected?: string | null | undefined, id?: string | undefined }} Seen
 */

/**
 * Selects a canary by its id or its release; without them, any canary of the section.
 * @typedef {{ id?: string | undefined, release?: string | undefined }} Meant
 */

/** A larger share would leave too few visitors on the active release to compare with. */
export const LARGEST_SHARE = 50;

/** Actor in the audit log when the gateway ends a canary that performs worse. */
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
 * Returns the text of a section's canary file, or null when it has none.
 * @param {string} dir @param {string} section @returns {Promise<string | null>}
 */
export const readCanaryText = (dir, section) => readFile(canaryFile(dir, section), 'utf8').catch(() => null);

/** Returns a section's canary, or null when it has none. @param {string} dir @param {string} section */
export async function readCanary(dir, section) {
  const text = await readCanaryText(dir, section);
  return text === null ? null : parseCanary(text);
}

/** Requires the lock of the section. @param {string} dir @param {string} section */
export const dropCanary = (dir, section) => rm(canaryFile(dir, section), { force: true });

/**
 * Returns the reason why a release cannot be a canary, or undefined when it can.
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
 * Returns the canary after a start or a change of its share.
 * @param {string} section @param {string} release @param {{ share: number, who: string } & Seen} change
 * @param {Ground} ground @param {Date} [now] @returns {Canary}
 * @throws Error with the reason, when the release cannot be a canary now
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
