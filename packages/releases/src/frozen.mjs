import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * On whose authority: that of a section's team, by its commands and token, or that of the site, by its admins.
 * @typedef {'team' | 'site'} Authority
 */

/**
 * @typedef {object} Freeze
 * @property {string} who
 * @property {string} why
 * @property {string} at when, as an ISO date
 * @property {Authority} [by] missing in freezes of earlier versions, which count as the site's
 */

/** @param {string} dir @param {string} section */
export const freezeFile = (dir, section) => path.join(dir, section, 'frozen.json');

/**
 * Who has frozen a section, and why; null when nobody has.
 * @param {string} dir @param {string} section @returns {Promise<Freeze | null>}
 */
export const readFreeze = (dir, section) => readFile(freezeFile(dir, section), 'utf8').then(JSON.parse, () => null);
