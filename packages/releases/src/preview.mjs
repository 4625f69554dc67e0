import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId } from './names.mjs';

/**
 * A release that production serves only to holders of its token.
 * @typedef {object} Preview
 * @property {string} release
 * @property {string} who the actor who started it
 * @property {string} at ISO date
 */

/** @typedef {Preview & { lock: string }} StoredPreview with the SHA-256 hash of its token, in hex */

/** Lifetime of a preview token in seconds: one working day. */
export const PREVIEW_SECONDS = 8 * 3600;

export const PREVIEW_FILE = 'preview.json';

/** Hashes a preview token. Only the hash is stored. @param {string} key */
const hashToken = (key) => createHash('sha256').update(key).digest();

/**
 * Returns a new preview and its token, which consists of 43 letters, digits, `-` and `_`.
 * @param {string} release @param {string} who @returns {{ key: string, preview: StoredPreview }}
 */
export function createPreview(release, who) {
  const key = randomBytes(32).toString('base64url');
  return { key, preview: { release, who, at: new Date().toISOString(), lock: hashToken(key).toString('hex') } };
}

/** @param {string} dir @param {string} section @returns {Promise<StoredPreview | null>} */
export async function readStoredPreview(dir, section) {
  const text = await readFile(path.join(dir, section, PREVIEW_FILE), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Returns the preview that a token grants access to, or null if the token is wrong or the preview has ended.
 * @param {string} dir @param {string} section @param {string} key @param {number} [now] in milliseconds since 1970
 * @returns {Promise<Preview | null>}
 */
export async function readPreview(dir, section, key, now = Date.now()) {
  const stored = await readStoredPreview(dir, section);
  if (stored === null) return null;
  const { release, who, at, lock } = stored;
  const storedHash = Buffer.from(String(lock), 'hex');
  const hash = hashToken(key);
  const isValid = storedHash.length === hash.length && timingSafeEqual(storedHash, hash);
  if (!isValid || !isReleaseId(release) || !(now - Date.parse(at) < PREVIEW_SECONDS * 1000)) return null;
  return { release, who: String(who), at: String(at) };
}
