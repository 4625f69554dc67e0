import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';
import { isReleaseId } from './names.mjs';

/**
 * A release that the running site shows only to holders of its key.
 * @typedef {object} Preview
 * @property {string} release
 * @property {string} who the actor who started it
 * @property {string} at ISO date
 */

/** @typedef {Preview & { lock: string }} KeptPreview with the hash of its key, in hex */

/** Lifetime of a key in seconds: a working day. */
export const PREVIEW_SECONDS = 8 * 3600;

/** @param {string} dir @param {string} section */
const previewFile = (dir, section) => path.join(dir, section, 'preview.json');

/** Hashes a key: stores keep only the hash. @param {string} key */
const lockOf = (key) => createHash('sha256').update(key).digest();

/**
 * Returns a new preview and its key: 43 letters, digits, `-` and `_`.
 * @param {string} release @param {string} who @returns {{ key: string, preview: KeptPreview }}
 */
export function newPreview(release, who) {
  const key = randomBytes(32).toString('base64url');
  return { key, preview: { release, who, at: new Date().toISOString(), lock: lockOf(key).toString('hex') } };
}

/**
 * Requires the lock of the section.
 * @param {string} dir @param {string} section @param {KeptPreview | null} preview
 */
async function keep(dir, section, preview) {
  if (!preview) return rm(previewFile(dir, section), { force: true });
  const draft = `${previewFile(dir, section)}.draft`;
  await writeFile(draft, JSON.stringify(preview), { mode: 0o600 });
  await rename(draft, previewFile(dir, section));
}

/** @param {string} dir @param {string} section @returns {Promise<KeptPreview | null>} */
async function keptPreview(dir, section) {
  const text = await readFile(previewFile(dir, section), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Applies a preview, or its end, that another store decided; that store has logged it.
 * @param {string} dir @param {string} section @param {KeptPreview | null} preview
 */
export const takePreview = (dir, section, preview) => withLock(dir, section, () => keep(dir, section, preview));

/**
 * Starts a preview and replaces the current one.
 * @param {string} dir @param {string} section @param {string} release @param {{ who: string }} by
 * @returns {Promise<string>} the key
 */
export async function startPreview(dir, section, release, { who }) {
  const { key, preview } = newPreview(release, who);
  await withLock(dir, section, async () => {
    await keep(dir, section, preview);
    await note(dir, section, { act: 'preview', who, release });
  });
  return key;
}

/**
 * Ends the preview of a section, if there is one, and revokes its key.
 * @param {string} dir @param {string} section @param {{ who: string }} by
 */
export const endPreview = (dir, section, { who }) =>
  withLock(dir, section, async () => {
    const kept = await keptPreview(dir, section);
    if (!kept) return;
    await keep(dir, section, null);
    await note(dir, section, { act: 'preview-ended', who, release: kept.release });
  });

/**
 * Returns the preview that a key opens, or null when the key is wrong or the preview has ended.
 * @param {string} dir @param {string} section @param {string} key @param {number} [now] in milliseconds since 1970
 * @returns {Promise<Preview | null>}
 */
export async function readPreview(dir, section, key, now = Date.now()) {
  const kept = await keptPreview(dir, section);
  if (kept === null) return null;
  const { release, who, at, lock } = kept;
  const wanted = Buffer.from(String(lock), 'hex');
  const given = lockOf(key);
  const isRight = wanted.length === given.length && timingSafeEqual(wanted, given);
  if (!isRight || !isReleaseId(release) || !(now - Date.parse(at) < PREVIEW_SECONDS * 1000)) return null;
  return { release, who: String(who), at: String(at) };
}
