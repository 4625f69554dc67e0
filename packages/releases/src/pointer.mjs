import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dropCanary } from './canary.mjs';
import { readFreeze } from './frozen.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { isReleaseId, POINTER_FILE } from './names.mjs';
import { pointedAt, pointedBack, refusalOfChange } from './standing.mjs';

/** @typedef {{ release: string, history: string[] }} Pointer the active release and the previous ones, newest first */

/** @param {string} dir @param {string} section */
const pointerFile = (dir, section) => path.join(dir, section, POINTER_FILE);

/** @param {string} text @returns {Pointer} */
export function parsePointer(text) {
  const { release, history = [] } = JSON.parse(text);
  if (!isReleaseId(release)) throw new Error('the pointer names no release');
  if (!Array.isArray(history) || !history.every(isReleaseId)) throw new Error('the pointer names no history');
  return { release, history };
}

/**
 * Returns the text of a section's pointer file, or null when no release was ever activated.
 * @param {string} dir
 * @param {string} section
 */
export const readPointerText = (dir, section) => readFile(pointerFile(dir, section), 'utf8').catch(() => null);

/**
 * Returns a section's pointer, or null when no release was ever activated.
 * @param {string} dir @param {string} section
 */
export async function readPointer(dir, section) {
  const text = await readPointerText(dir, section);
  return text === null ? null : parsePointer(text);
}

/**
 * Sets the active release. Ends the section's canary too: it was compared with the previous release, or is now active.
 * @param {string} dir @param {string} section @param {Pointer} pointer
 */
async function point(dir, section, { release, history }) {
  const file = pointerFile(dir, section);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify({ release, history, activatedAt: new Date().toISOString() }));
  await rename(draft, file);
  await dropCanary(dir, section);
}

/**
 * Actor and reason for the audit log. `expected` is the release that the actor saw as active.
 * @typedef {object} Change
 * @property {string} [who]
 * @property {string | undefined} [why]
 * @property {string | undefined} [commit]
 * @property {'deploy' | 'activate'} [act]
 * @property {string | null | undefined} [expected]
 */

const unknown = 'unknown';

/**
 * Activates a release by a single rename, which running gateways see within a second.
 * @param {string} dir @param {string} section @param {string} release @param {Change} change
 * @returns {Promise<Pointer | null>} the previously active release
 */
export const activate = (dir, section, release, change = {}) =>
  withLock(dir, section, async () => {
    const [before, frozen] = await Promise.all([readPointer(dir, section), readFreeze(dir, section)]);
    const isActive = before?.release === release;
    const refusal = refusalOfChange(section, { before, frozen: isActive ? null : frozen }, change.expected);
    if (refusal) throw new Error(refusal);
    if (isActive) return before;
    await point(dir, section, pointedAt(before, release));
    const { act = 'activate', who = unknown, commit, why } = change;
    await note(dir, section, { act, who, release, ...(before ? { before: before.release } : {}), commit, why });
    return before;
  });

/**
 * Reverts the activation of a release that a gateway rejected: the previous one is active again, and the history does
 * not name the rejected one. Does nothing when another release is active meanwhile.
 * @param {string} dir @param {string} section @param {string} release @param {Pointer | null} before
 * @param {{ who?: string, why: string }} change
 */
export const withdraw = (dir, section, release, before, { who = unknown, why }) =>
  withLock(dir, section, async () => {
    await note(dir, section, { act: 'refused', who, release, why });
    const now = await readPointer(dir, section);
    if (before && before.release !== release && now?.release === release) await point(dir, section, before);
  });

/**
 * Activates the previous release and returns its id.
 * @param {string} dir @param {string} section @param {Pick<Change, 'who' | 'why' | 'expected'>} change
 * @returns {Promise<string>}
 */
export const rollback = (dir, section, { who = unknown, why, expected } = {}) =>
  withLock(dir, section, async () => {
    const before = await readPointer(dir, section);
    const refusal = refusalOfChange(section, { before, frozen: null }, expected);
    if (refusal) throw new Error(refusal);
    const after = pointedBack(section, before);
    await point(dir, section, after);
    await note(dir, section, { act: 'rollback', who, release: after.release, before: before?.release, why });
    return after.release;
  });
