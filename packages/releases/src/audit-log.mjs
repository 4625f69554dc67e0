import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const AUDIT_LOG_FILE = 'journal.jsonl';

/**
 * An event of a section's audit log.
 * @typedef {object} AuditEvent
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
 * @param {string} dir @param {string} section @param {Omit<AuditEvent, 'at'>} event
 */
export async function appendEvent(dir, section, event) {
  await mkdir(path.join(dir, section), { recursive: true });
  const line = JSON.stringify({ at: new Date().toISOString(), ...event });
  await appendFile(path.join(dir, section, AUDIT_LOG_FILE), `${line}\n`);
}

/** Parses a line; skips one that a crash cut short. @param {string} line @returns {AuditEvent[]} */
function parseEvent(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Returns the audit log of a section, oldest event first. @param {string} dir @param {string} section */
export async function readAuditLog(dir, section) {
  const text = await readFile(path.join(dir, section, AUDIT_LOG_FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).flatMap(parseEvent);
}
