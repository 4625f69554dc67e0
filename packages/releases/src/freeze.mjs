import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';

/** @typedef {{ who: string, why: string, at: string }} Freeze */

/** @param {string} dir @param {string} section */
const fileOf = (dir, section) => path.join(dir, section, 'frozen.json');

/**
 * Who has frozen a section, and why; null when nobody has.
 * @param {string} dir @param {string} section @returns {Promise<Freeze | null>}
 */
export const readFreeze = (dir, section) => readFile(fileOf(dir, section), 'utf8').then(JSON.parse, () => null);

/**
 * Lets nothing new go live. Going back to an earlier release stays possible.
 * @param {string} dir @param {string} section @param {{ who: string, why: string }} by
 */
export const freeze = (dir, section, { who, why }) =>
  withLock(dir, section, async () => {
    await writeFile(fileOf(dir, section), JSON.stringify({ who, why, at: new Date().toISOString() }));
    await note(dir, section, { act: 'freeze', who, why });
  });

/** @param {string} dir @param {string} section @param {{ who: string, why?: string | undefined }} by */
export const unfreeze = (dir, section, { who, why }) =>
  withLock(dir, section, async () => {
    if (!(await readFreeze(dir, section))) throw new Error(`${section} is not frozen`);
    await rm(fileOf(dir, section), { force: true });
    await note(dir, section, { act: 'unfreeze', who, ...(why ? { why } : {}) });
  });
