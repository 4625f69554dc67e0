import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACTIVE_RELEASE_FILE, isReleaseId } from './names.mjs';

/**
 * A section's active release, and its previous ones, newest first.
 * @typedef {{ release: string, history: string[] }} ActiveRelease
 */

/** @param {string} text @returns {ActiveRelease} */
export function parseActiveRelease(text) {
  const { release, history = [] } = JSON.parse(text);
  if (!isReleaseId(release)) throw new Error(`${ACTIVE_RELEASE_FILE}: 'release' is invalid`);
  if (!Array.isArray(history) || !history.every(isReleaseId))
    throw new Error(`${ACTIVE_RELEASE_FILE}: 'history' is invalid`);
  return { release, history };
}

/**
 * Returns the text of a section's `current.json`, or null if no release is active.
 * @param {string} dir
 * @param {string} section
 * @throws Error if the file cannot be read, which does not mean that no release is active
 */
export const readActiveReleaseText = (dir, section) =>
  readFile(path.join(dir, section, ACTIVE_RELEASE_FILE), 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/**
 * Returns a section's active release and its history, or null if no release is active.
 * @param {string} dir @param {string} section
 */
export async function readActiveRelease(dir, section) {
  const text = await readActiveReleaseText(dir, section);
  return text === null ? null : parseActiveRelease(text);
}
