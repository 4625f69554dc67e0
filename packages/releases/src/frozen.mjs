import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Authority behind a freeze: the section's team (by its commands and token) or the site (by its admins).
 * @typedef {'team' | 'site'} Authority
 */

/**
 * @typedef {object} Freeze
 * @property {string} who
 * @property {string} why
 * @property {string} at ISO date
 * @property {Authority} [by] absent in freezes of earlier versions, which count as the site's
 */

export const FREEZE_FILE = 'frozen.json';

/**
 * Returns who froze a section and why, or null when it is not frozen.
 * @param {string} dir @param {string} section @returns {Promise<Freeze | null>}
 */
export const readFreeze = (dir, section) =>
  readFile(path.join(dir, section, FREEZE_FILE), 'utf8').then(JSON.parse, () => null);
