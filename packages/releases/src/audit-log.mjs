import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const AUDIT_LOG_FILE = 'journal.jsonl';

/**
 * An event in a section's audit log.
 * @typedef {object} AuditEvent
 * @property {string} at ISO date
 * @property {'deploy' | 'activate' | 'rollback' | 'remove' | 'refused' | 'freeze' | 'unfreeze' | 'canary'
 *   | 'canary-ended' | 'preview' | 'preview-ended'} act
 * @property {string} who
 * @property {string} [release] the release the action applies to
 * @property {string} [before] the release that was active until then
 * @property {number} [share] percentage of visitors to whom a canary is served
 * @property {string} [commit] the commit from which the release was built
 * @property {string} [why] the reason given by the actor, or by the gateway that rejected the release
 */

/**
 * Appends an event to the audit log, which is append-only. The caller must hold the section's lock.
 * @param {string} dir @param {string} section @param {Omit<AuditEvent, 'at'>} event
 */
export async function appendEvent(dir, section, event) {
  await mkdir(path.join(dir, section), { recursive: true });
  const line = JSON.stringify({ at: new Date().toISOString(), ...event });
  await appendFile(path.join(dir, section, AUDIT_LOG_FILE), `${line}\n`);
}

/** Parses a line. Skips a line left incomplete by a crash. @param {string} line @returns {AuditEvent[]} */
function parseEvent(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Returns a section's audit log, oldest event first. @param {string} dir @param {string} section */
export async function readAuditLog(dir, section) {
  const text = await readFile(path.join(dir, section, AUDIT_LOG_FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).flatMap(parseEvent);
}
