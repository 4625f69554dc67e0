import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROBE = fileURLToPath(new URL('./list-routes.mjs', import.meta.url));

/**
 * Returns the patterns of the paths that a built section serves, or undefined if its server file does not load, which
 * the checks before a deployment report.
 * @param {string} section @param {string} dist
 * @param {Pick<import('@verse/releases').ReleaseManifest, 'contract' | 'parts'>} facts
 * @returns {Promise<string[] | undefined>}
 */
export const listRoutes = (section, dist, { contract, parts }) =>
  run(process.execPath, [PROBE, section, dist, JSON.stringify({ contract, parts })], {
    timeout: 20_000,
    env: { PATH: process.env.PATH },
  }).then(
    ({ stdout }) => JSON.parse(stdout),
    () => undefined,
  );
