import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GATEWAY_FILE, readActiveRelease, releaseFolder } from '@verse/releases';
import { distOf, releasesDir, WORKSPACE_ROOT } from '../workspace.mjs';

export { freePort } from './free-port.mjs';

/**
 * On its first start, the API generates every size of the sample pictures, which takes a long time on a slow machine.
 */
const START_LIMIT_MS = 120_000;

/** Environment variables read by Node itself. */
const NODE_VARIABLES = ['PATH', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'TZ'];

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {(name: string, text: string) => void} Listener */

/**
 * @typedef {object} SiteProcess
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 */

/**
 * Selects the variables that a process needs, as listed in its `.env.example`, so that it does not receive other
 * processes' secrets.
 * @param {string} workspace @param {Environment} env
 */
function selectVariables(workspace, env) {
  const example = readFileSync(path.join(WORKSPACE_ROOT, workspace, '.env.example'), 'utf8');
  const names = [
    ...NODE_VARIABLES,
    ...[...example.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name),
  ];
  return Object.fromEntries(names.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]));
}

/**
 * Starts one of the site's processes. Resolves once its `/readyz` succeeds.
 * @param {string} name @param {string} file
 * @param {{ workspace: string, port: number, env: Environment, onLine?: Listener }} options
 * @returns {Promise<SiteProcess>}
 */
async function startProcess(name, file, { workspace, port, env, onLine }) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: WORKSPACE_ROOT,
    env: selectVariables(workspace, { ...env, PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      tail = (tail + text).slice(-4000);
      onLine?.(name, text);
    });
  }
  /** @type {SiteProcess['ended']} */
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const gone = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    if (gone) throw new Error(`${name} ended before it was ready:\n${tail}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${name} was not ready within ${START_LIMIT_MS / 1000} s:\n${tail}`);
    }
  }
  return {
    name,
    child,
    ended,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Returns the main file of the API build. @param {import('../workspace.mjs').Mode} mode */
export const apiFile = (mode) => path.join(distOf(path.join(WORKSPACE_ROOT, 'api'), mode), 'server/main.cjs');

/**
 * Starts an API process from its build. Accessible from this machine only.
 * @param {{ port: number, file?: string, env?: Environment, onLine?: Listener }} options
 */
export const startApi = ({ port, file = apiFile('production'), env = {}, onLine }) =>
  startProcess('api', file, { workspace: 'api', port, env, onLine });

/**
 * Starts a gateway from the shell's active release. Accessible from this machine only. `shells` is the releases folder
 * that contains the shell.
 * @param {{ port: number, env?: Environment, onLine?: Listener, shells?: string }} options
 */
export async function startGateway({ port, env = {}, onLine, shells = releasesDir() }) {
  const shell = await readActiveRelease(shells, 'shell');
  if (!shell) throw new Error('the shell is not built: npm run build');
  return startProcess('gateway', path.join(releaseFolder(shells, 'shell', shell.release), GATEWAY_FILE), {
    workspace: 'shell',
    port,
    env: { RELEASES_DIR: releasesDir(), PUBLIC_ORIGIN: `http://localhost:${port}`, ...env },
    onLine,
  });
}

/**
 * Starts the whole site: an API and a gateway that know each other's URL. Each starts once its builds are ready.
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.apiPort
 * @param {import('../workspace.mjs').Mode} [options.mode]
 * @param {Environment} [options.env]
 * @param {Listener} [options.onLine]
 * @param {{ api?: Promise<unknown>, sections?: Promise<unknown> }} [options.builds]
 */
export async function startSite({ port, apiPort, mode = 'production', env = {}, onLine, builds = {} }) {
  const address = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const shared = {
    ...env,
    PUBLIC_ORIGIN: address,
    ...(env.PURGE_TOKEN || env.PURGE_TOKEN_FILE ? {} : { PURGE_TOKEN: randomBytes(24).toString('hex') }),
  };
  await builds.api;
  const api = await startApi({ port: apiPort, file: apiFile(mode), env: shared, onLine });
  // If the gateway fails, stops the API. Otherwise, the API would keep occupying its port and data folder to no
  // purpose.
  const gateway = await Promise.resolve(builds.sections)
    .then(() => startGateway({ port, env: { API_ORIGINS: `http://127.0.0.1:${apiPort}`, ...shared }, onLine }))
    .catch(async (error) => {
      await api.stop();
      throw error;
    });
  return {
    api,
    gateway,
    address,
    async stop() {
      await Promise.all([gateway.stop(), api.stop()]);
    },
  };
}
