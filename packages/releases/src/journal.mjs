import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const JOURNAL_FILE = 'journal.jsonl';

/**
 * An entry of a section's audit log.
 * @typedef {object} Entry
 * @property {string} at ISO date
 * @property {'deploy' | 'activate' | 'rollback' | 'refused' | 'freeze' | 'unfreeze' | 'canary' | 'canary-ended'
 *   | 'preview' | 'preview-ended'} act
 * @property {string} who
 * @property {string} [release] the release that was acted on
 * @property {string} [before] the release that was active until then
 * @property {number} [share] of the visitors that a canary is for, in percent
 * @property {string} [commit] the commit that the release was built from
 * @property {string} [why] the reason of the actor, or of the gateway that rejected the release
 */

/**
 * Appends to the audit log; entries are never changed or removed. Requires the lock of the section.
 * @param {string} dir @param {string} section @param {Omit<Entry, 'at'>} entry
 */
export async function note(dir, section, entry) {
  await mkdir(path.join(dir, section), { recursive: true });
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry });
  await appendFile(path.join(dir, section, JOURNAL_FILE), `${line}\n`);
}

/** Parses a line; skips one that a crash cut short. @param {string} line @returns {Entry[]} */
function entryIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Returns the audit log of a section, oldest entry first. @param {string} dir @param {string} section */
export async function readJournal(dir, section) {
  const text = await readFile(path.join(dir, section, JOURNAL_FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).flatMap(entryIn);
}
