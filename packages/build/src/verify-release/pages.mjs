import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROBE = fileURLToPath(new URL('./list-pages.mjs', import.meta.url));
const LIMIT_MS = 20_000;

/**
 * One of a section's pages.
 * @typedef {object} Page
 * @property {string} address path on the site, with `:id` for variable parts
 * @property {string} [chunk] the chunk that its route names
 * @property {boolean} membersOnly
 */

/** @param {Error & { stderr?: string, killed?: boolean }} error */
const toReason = ({ killed, stderr, message }) =>
  killed ? `it does not come to an end within ${LIMIT_MS / 1000} s` : (stderr || message).trim().split('\n', 1)[0];

/**
 * Returns a release's pages, as declared by its server file.
 * @param {string} dir @param {string} section @param {string} release
 * @returns {Promise<Page[]>}
 * @throws Error with the reason if the file does not load
 */
export async function listPages(dir, section, release) {
  const { stdout } = await run(process.execPath, [PROBE, dir, section, release], {
    timeout: LIMIT_MS,
    env: { PATH: process.env.PATH },
  }).catch((error) => {
    throw new Error(`the server file is rejected: ${toReason(error)}`);
  });
  return JSON.parse(stdout);
}

/** Reports whether an address matches a page's pattern. @param {string} pattern @param {string} address */
export function matchesPattern(pattern, address) {
  const parts = pattern.split('/');
  const given = address.split('/');
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]);
}
