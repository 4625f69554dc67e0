import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const JOURNAL_FILE = 'journal.jsonl';

/**
 * What was done to a section.
 * @typedef {object} Entry
 * @property {string} at when, as an ISO date
 * @property {'deploy' | 'activate' | 'rollback' | 'refused' | 'freeze' | 'unfreeze' | 'canary' | 'canary-ended'
 *   | 'preview' | 'preview-ended'} act
 * @property {string} who
 * @property {string} [release] which release it was about
 * @property {string} [before] the release that was active until then
 * @property {number} [share] of the visitors who are given a canary, in per cent
 * @property {string} [commit] what the release was built from
 * @property {string} [why] in the words of whoever did it, or of the gateway that refused it
 */

/**
 * Notes what was done; nothing in it is ever changed or taken out. Call it under the lock of the section.
 * @param {string} dir @param {string} section @param {Omit<Entry, 'at'>} entry
 */
export async function note(dir, section, entry) {
  await mkdir(path.join(dir, section), { recursive: true });
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry });
  await appendFile(path.join(dir, section, JOURNAL_FILE), `${line}\n`);
}

/** A line that a machine had no time to finish is left out. @param {string} line @returns {Entry[]} */
function entryIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Everything that was done to a section, the oldest first. @param {string} dir @param {string} section */
export async function readJournal(dir, section) {
  const text = await readFile(path.join(dir, section, JOURNAL_FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).flatMap(entryIn);
}
