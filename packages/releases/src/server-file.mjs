import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { sha256 } from './manifest.mjs';
import { SERVER_FILE, SHARED_MODULES } from './names.mjs';

/** @typedef {import('./manifest.mjs').Release} Release */
/** @typedef {{ contract: number, routes: unknown[] }} ServerModule the default export of a section's server file */

const IMPORT_LIMIT_MS = 700;
const LOADER = '__verseLoadServerFile';

/**
 * Evaluates a section's server file. Verifies the file's hash and contract version, and lets it require only the given
 * modules. Aborts an endless loop during import after 0.7 s. The code still runs with this process's privileges.
 * @param {Pick<Release, 'section' | 'release' | 'folder' | 'files'>} release
 * @param {{ contract: number, given: Record<import('./names.mjs').SharedModule, unknown> }} shell
 * @returns {ServerModule}
 */
export function loadServerFile({ section, release, folder, files }, { contract, given }) {
  const file = path.join(folder, SERVER_FILE);
  const source = readFileSync(file, 'utf8');
  if (sha256(source) !== files[SERVER_FILE]?.sha256) throw new Error(`${file} differs from its hash`);
  /** @type {{ exports: { default?: ServerModule } }} */
  const module = { exports: {} };
  /** @param {string} name */
  const requireGiven = (name) => {
    const known = SHARED_MODULES.find((one) => one === name);
    if (!known) throw new Error(`the server file requires '${name}', which the shell does not share`);
    return given[known];
  };
  const evaluate = runInThisContext(`(function (require, module, exports) {${source}\n})`, {
    filename: `${section}/${release}/remote.cjs`,
  });
  const scope = /** @type {Record<string, unknown>} */ (runInThisContext('globalThis'));
  scope[LOADER] = () => evaluate(requireGiven, module, module.exports);
  try {
    // The timeout applies only while the script itself runs, so the script must contain the call.
    runInThisContext(`${LOADER}()`, { timeout: IMPORT_LIMIT_MS });
  } finally {
    delete scope[LOADER];
  }
  const remote = module.exports.default;
  if (!remote || !Array.isArray(remote.routes)) throw new Error('the server file exports no routes');
  if (remote.contract !== contract)
    throw new Error(`the server file implements contract ${remote.contract}, the shell ${contract}`);
  return remote;
}
