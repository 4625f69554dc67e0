import { rm, writeFile } from 'node:fs/promises';
import { freezeFile, readFreeze } from './frozen.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { readPointer } from './pointer.mjs';
import { refusalOfChange, refusalOfFreeze } from './standing.mjs';

/** @typedef {import('./frozen.mjs').Authority} Authority */

/**
 * Checks that the expected release is still active and that the actor may change the freeze. Returns the freeze.
 * @param {string} dir @param {string} section @param {string | undefined} expected @param {Authority} by
 */
async function check(dir, section, expected, by) {
  const [before, frozen] = await Promise.all([readPointer(dir, section), readFreeze(dir, section)]);
  const refusal = refusalOfChange(section, { before, frozen: null }, expected) ?? refusalOfFreeze(section, frozen, by);
  if (refusal) throw new Error(refusal);
  return frozen;
}

/**
 * Blocks activations of a section. A rollback to an earlier release stays possible.
 * @param {string} dir @param {string} section
 * @param {{ who: string, why: string, expected?: string | undefined, by?: Authority }} change `expected` is the
 * release that the actor saw as active
 */
export const freeze = (dir, section, { who, why, expected, by = 'team' }) =>
  withLock(dir, section, async () => {
    await check(dir, section, expected, by);
    await writeFile(freezeFile(dir, section), JSON.stringify({ who, why, at: new Date().toISOString(), by }));
    await note(dir, section, { act: 'freeze', who, why });
  });

/**
 * @param {string} dir @param {string} section
 * @param {{ who: string, why?: string | undefined, expected?: string | undefined, by?: Authority }} change
 */
export const unfreeze = (dir, section, { who, why, expected, by = 'team' }) =>
  withLock(dir, section, async () => {
    if (!(await check(dir, section, expected, by))) throw new Error(`${section} is not frozen`);
    await rm(freezeFile(dir, section), { force: true });
    await note(dir, section, { act: 'unfreeze', who, ...(why ? { why } : {}) });
  });
