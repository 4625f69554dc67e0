import { rm, writeFile } from 'node:fs/promises';
import { freezeFile, readFreeze } from './frozen.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { readPointer } from './pointer.mjs';
import { refusalOfChange } from './standing.mjs';

/**
 * What is active must still be what whoever acts has seen. @param {string} dir @param {string} section
 * @param {string | undefined} expected
 */
async function checkActive(dir, section, expected) {
  const refusal = refusalOfChange(section, { before: await readPointer(dir, section), frozen: null }, expected);
  if (refusal) throw new Error(refusal);
}

/**
 * Lets nothing new go live. Going back to an earlier release stays possible.
 * @param {string} dir @param {string} section
 * @param {{ who: string, why: string, expected?: string | undefined }} by `expected` is the release that they believe
 * to be active
 */
export const freeze = (dir, section, { who, why, expected }) =>
  withLock(dir, section, async () => {
    await checkActive(dir, section, expected);
    await writeFile(freezeFile(dir, section), JSON.stringify({ who, why, at: new Date().toISOString() }));
    await note(dir, section, { act: 'freeze', who, why });
  });

/**
 * @param {string} dir @param {string} section
 * @param {{ who: string, why?: string | undefined, expected?: string | undefined }} by
 */
export const unfreeze = (dir, section, { who, why, expected }) =>
  withLock(dir, section, async () => {
    await checkActive(dir, section, expected);
    if (!(await readFreeze(dir, section))) throw new Error(`${section} is not frozen`);
    await rm(freezeFile(dir, section), { force: true });
    await note(dir, section, { act: 'unfreeze', who, ...(why ? { why } : {}) });
  });
