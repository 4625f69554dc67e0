import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ who: string, why: string, at: string }} Freeze */

/** @param {string} dir @param {string} section */
export const freezeFile = (dir, section) => path.join(dir, section, 'frozen.json');

/**
 * Who has frozen a section, and why; null when nobody has.
 * @param {string} dir @param {string} section @returns {Promise<Freeze | null>}
 */
export const readFreeze = (dir, section) => readFile(freezeFile(dir, section), 'utf8').then(JSON.parse, () => null);
