import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkActivation } from './activation-rules.mjs';
import { isReleaseId } from './names.mjs';

/**
 * A release served to a share of visitors instead of the active one, until it is activated or ended.
 * @typedef {object} Canary
 * @property {string} id identifies this canary, so that ending it cannot end a later one
 * @property {string} release
 * @property {number} share percentage of visitors
 * @property {string} who
 * @property {string} at start, as an ISO date
 */

/**
 * The state that determines whether a canary can start.
 * @typedef {object} CanaryState
 * @property {import('./active-release.mjs').ActiveRelease | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {Canary | null} canary
 */

/**
 * The state that the caller saw before changing a canary: the active release and the canary's id.
 * @typedef {{ expected?: string | null | undefined, id?: string | undefined }} ExpectedCanary
 */

/**
 * Selects a canary by its id or its release. If neither is given, selects the section's current canary.
 * @typedef {{ id?: string | undefined, release?: string | undefined }} CanaryRef
 */

/**
 * Maximum percentage of visitors. A larger share would leave too few visitors on the active release for a comparison.
 */
export const MAX_WEIGHT = 50;

/** Actor recorded in the audit log when the gateway ends an underperforming canary. */
export const GATEWAY = 'the gateway';

export const CANARY_FILE = 'canary.json';

/** @param {unknown} share @returns {share is number} */
export const isWeight = (share) => Number.isInteger(share) && Number(share) >= 1 && Number(share) <= MAX_WEIGHT;

/** @param {string} text @returns {Canary} */
export function parseCanary(text) {
  const { id, release, share, who, at } = JSON.parse(text);
  if (typeof id !== 'string' || !isReleaseId(release) || !isWeight(share)) throw new Error('the canary is invalid');
  return { id, release, share, who: String(who), at: String(at) };
}

/**
 * Returns the text of a section's canary file, or null if the section has no canary.
 * @param {string} dir @param {string} section @returns {Promise<string | null>}
 */
export const readCanaryText = (dir, section) =>
  readFile(path.join(dir, section, CANARY_FILE), 'utf8').catch(() => null);

/** Returns a section's canary, or null if it has no canary. @param {string} dir @param {string} section */
export async function readCanary(dir, section) {
  const text = await readCanaryText(dir, section);
  return text === null ? null : parseCanary(text);
}

/**
 * Returns the reason why a release cannot become a canary, or undefined if it can.
 * @param {string} section @param {string} release @param {number} share @param {CanaryState} ground
 * @returns {string | undefined}
 */
function checkCanary(section, release, share, { pointer, canary }) {
  if (section === 'shell') return 'the shell has no canary: a gateway belongs to one release of it';
  if (!isWeight(share)) return `the share of a canary is a whole number from 1 to ${MAX_WEIGHT}, in per cent`;
  if (!pointer) return `${section} has no active release to compare a canary with`;
  if (pointer.release === release) return `${section}: release ${release} is active already`;
  if (canary && canary.release !== release)
    return `${section} has a canary, release ${canary.release} since ${canary.at}. End it first.`;
  return undefined;
}

/**
 * Returns the canary that results from starting a canary or changing its share.
 * @param {string} section @param {string} release @param {{ share: number, who: string } & ExpectedCanary} change
 * @param {CanaryState} state @param {Date} [now] @returns {Canary}
 * @throws Error with the reason, if the release cannot become a canary now
 */
export function updateCanary(section, release, { share, who, expected, id: expectedId }, state, now = new Date()) {
  const { pointer, canary, frozen } = state;
  const violation =
    checkCanary(section, release, share, state) ?? checkActivation(section, { before: pointer, frozen }, expected);
  if (violation) throw new Error(violation);
  if (expectedId !== undefined && canary?.id !== expectedId)
    throw new Error(`${section}: the canary was ended meanwhile. Look at it first, then try again.`);
  const { id, at } = canary ?? { id: randomUUID(), at: now.toISOString() };
  return { id, release, share, who, at };
}

/** @param {Canary} canary @param {CanaryRef} meant */
export const matchesCanary = (canary, { id = canary.id, release = canary.release }) =>
  canary.id === id && canary.release === release;
