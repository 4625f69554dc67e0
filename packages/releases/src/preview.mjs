import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { isReleaseId } from './names.mjs';

/**
 * A release that is shown to those alone who hold its key, on the running site.
 * @typedef {object} Preview
 * @property {string} release
 * @property {string} who began it
 * @property {string} at when, as an ISO date
 */

/** A key is good for so long, in seconds: a working day. */
export const PREVIEW_SECONDS = 8 * 3600;

/** @param {string} dir @param {string} section */
const previewFile = (dir, section) => path.join(dir, section, 'preview.json');

/** The folder has no key, only what it is recognised by. @param {string} key */
const lockOf = (key) => createHash('sha256').update(key).digest();

/**
 * Begins a preview, in the place of the one there was.
 * @param {string} dir @param {string} section @param {string} release @param {{ who: string }} by
 * @returns {Promise<string>} the key, of 43 letters and digits, `-` and `_`
 */
export const startPreview = (dir, section, release, { who }) =>
  withLock(dir, section, async () => {
    const key = randomBytes(32).toString('base64url');
    const text = JSON.stringify({ release, who, at: new Date().toISOString(), lock: lockOf(key).toString('hex') });
    const draft = `${previewFile(dir, section)}.draft`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, previewFile(dir, section));
    return key;
  });

/** Ends the preview of a section; its key opens nothing any more. @param {string} dir @param {string} section */
export const endPreview = (dir, section) =>
  withLock(dir, section, () => rm(previewFile(dir, section), { force: true }));

/**
 * What a key opens; null when it is wrong, or the preview has ended.
 * @param {string} dir @param {string} section @param {string} key @param {number} [now] in milliseconds since 1970
 * @returns {Promise<Preview | null>}
 */
export async function readPreview(dir, section, key, now = Date.now()) {
  const text = await readFile(previewFile(dir, section), 'utf8').catch(() => null);
  if (text === null) return null;
  const { release, who, at, lock } = JSON.parse(text);
  const wanted = Buffer.from(String(lock), 'hex');
  const given = lockOf(key);
  const isRight = wanted.length === given.length && timingSafeEqual(wanted, given);
  if (!isRight || !isReleaseId(release) || !(now - Date.parse(at) < PREVIEW_SECONDS * 1000)) return null;
  return { release, who: String(who), at: String(at) };
}
