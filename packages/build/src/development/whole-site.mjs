import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileReleaseStore, isReleaseId, readActiveRelease, releaseFolder } from '@verse/releases';
import { writeRelease } from '../releasing/write.mjs';
import { announce, environmentFor } from '../site/installation.mjs';
import { apiFile, startApi, startGateway } from '../site/processes.mjs';
import { DEVELOPMENT_DIR, distOf, SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';
import { createHotState } from './hot-state.mjs';
import { watchBuild } from './watch.mjs';

const RELEASES_DIR = path.join(DEVELOPMENT_DIR, 'releases');
/** The gateway reads this file and shows the failures in open pages (shell/server/gateway/pages/live-reload.ts). */
const FAILURE_FILE = path.join(RELEASES_DIR, 'failure.txt');
/** The site's processes, in the order in which they start. */
const PROCESSES = /** @type {const} */ (['api', 'shell']);
/** Number of releases to keep, so that open tabs can still load their files. */
const KEPT = 10;

/** @typedef {(typeof PROCESSES)[number]} ProcessName */

/** @param {string} name @returns {name is ProcessName} */
const isProcess = (name) => PROCESSES.some((process) => process === name);

/**
 * Activates a section's build. The gateway smoke-tests it like any other release.
 * @param {string} section @param {import('webpack').Stats} client
 */
async function release(section, client) {
  const dist = distOf(path.join(WORKSPACE_ROOT, section), 'development');
  await writeFile(path.join(dist, 'client/hot.json'), JSON.stringify(await createHotState(client)));
  const manifest = await writeRelease(section, client, { mode: 'development' });
  await createFileReleaseStore(RELEASES_DIR).activate(section, manifest.release, { who: 'npm run dev' });
  const pointer = await readActiveRelease(RELEASES_DIR, section);
  const kept = new Set([manifest.release, ...(pointer?.history ?? []).slice(0, KEPT)]);
  const old = (await readdir(path.join(RELEASES_DIR, section))).filter((name) => isReleaseId(name) && !kept.has(name));
  for (const name of old) await rm(releaseFolder(RELEASES_DIR, section, name), { recursive: true, force: true });
}

/** Writes the file atomically, so that the gateway never reads a partial one. @param {Map<string, string>} failures */
async function writeFailures(failures) {
  await writeFile(`${FAILURE_FILE}.draft`, [...failures.values()].join('\n\n'));
  await rename(`${FAILURE_FILE}.draft`, FAILURE_FILE);
}

/** Starts the site's two processes. Each one restarts after it is rebuilt. @param {Ports} ports */
async function createProcesses({ port, apiPort }) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(DEVELOPMENT_DIR, 'data'));
  const address = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const env = {
    PURGE_TOKEN: randomBytes(24).toString('hex'),
    ...(await environmentFor(dataDir)),
    PUBLIC_ORIGIN: address,
    API_ORIGINS: `http://127.0.0.1:${apiPort}`,
    RELEASES_DIR,
    LIVE_RELOAD: '1',
  };
  const onLine = process.env.VERBOSE
    ? (/** @type {string} */ _name, /** @type {string} */ text) => process.stdout.write(text)
    : undefined;
  const start = {
    api: () => startApi({ port: apiPort, file: apiFile('development'), env, onLine }),
    shell: () => startGateway({ port, env, onLine }),
  };
  /** @type {Partial<Record<ProcessName, import('../site/processes.mjs').SiteProcess>>} */
  const running = {};
  let isStopping = false;
  return {
    /** @param {ProcessName} name */
    async restart(name) {
      const before = running[name];
      delete running[name];
      await before?.stop();
      const begun = await start[name]();
      running[name] = begun;
      void begun.ended.then(() => running[name] === begun && !isStopping && console.error(`${begun.name} has ended.`));
    },
    announce: () => announce({ address, apiPort, env }),
    stop() {
      isStopping = true;
      return Promise.all(Object.values(running).map((process) => process.stop()));
    },
  };
}

/** @typedef {{ port: number, apiPort: number }} Ports */

/**
 * Builds all workspaces for development, serves them, and rebuilds on every save.
 * @param {Ports} options
 */
export async function developSite(options) {
  process.env.RELEASES_DIR = RELEASES_DIR;
  await rm(RELEASES_DIR, { recursive: true, force: true });
  await mkdir(RELEASES_DIR, { recursive: true });
  const processes = await createProcesses(options);
  /** @type {Map<string, string>} */
  const failures = new Map();
  const built = new Set();
  let isWatching = false;
  let isServing = false;

  /** @param {string} [name] the workspace that has just been built */
  async function serve(name) {
    if (isServing && name && isProcess(name)) return processes.restart(name);
    if (isServing || !isWatching || !PROCESSES.every((process) => built.has(process))) return undefined;
    isServing = true;
    for (const process of PROCESSES) await processes.restart(process);
    return processes.announce();
  }
  const watch = (/** @type {string} */ name) =>
    watchBuild(name, {
      async onBuilt(client) {
        if (name !== 'api') await release(name, client);
        built.add(name);
        if (failures.delete(name)) await writeFailures(failures);
        console.log(`${name}: built in ${client.endTime - client.startTime} ms`);
        await serve(name);
      },
      async onFailure(text) {
        console.log(`${name}: ${text}`);
        failures.set(name, text);
        await writeFailures(failures);
      },
    });
  for (const name of ['api', ...SECTIONS]) await watch(name);
  isWatching = true;
  await serve();
  return processes;
}
