import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The party that set a freeze: the section's team (using its commands and token) or the site (through its admins).
 * @typedef {'team' | 'site'} Authority
 */

/**
 * @typedef {object} Freeze
 * @property {string} who
 * @property {string} why
 * @property {string} at ISO date
 * @property {Authority} [by] absent in freezes from earlier versions, which count as set by the site
 */

export const FREEZE_FILE = 'frozen.json';

/**
 * Returns who froze a section and why, or null if it is not frozen.
 * @param {string} dir @param {string} section @returns {Promise<Freeze | null>}
 */
export const readFreeze = (dir, section) =>
  readFile(path.join(dir, section, FREEZE_FILE), 'utf8').then(JSON.parse, () => null);
