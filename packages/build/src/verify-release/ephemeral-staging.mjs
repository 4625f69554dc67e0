import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ACTIVE_RELEASE_FILE,
  findRunningGateways,
  isSectionName,
  readActiveRelease,
  releaseFolder,
} from '@verse/releases';
import { build } from '../releasing/build.mjs';
import { apiFile, freePort, startApi, startGateway } from '../site/processes.mjs';
import { WORKSPACE_ROOT } from '../workspace.mjs';

/** @typedef {import('../site/processes.mjs').SiteProcess} SiteProcess */
/** @typedef {{ section: string, release: string }} Candidate */

/**
 * Two gateways in front of one API with sample content: one serves the live site, the other the site with the
 * candidate.
 * @typedef {object} Staging
 * @property {string} candidate origin with the new release
 * @property {string | undefined} live origin with the section's active release, if any
 * @property {string} api the API's URL for sign-in, which is also the API's public origin
 * @property {() => Promise<string | undefined>} violation why the gateway does not serve the release
 * @property {(address: string) => string | undefined} findRenderError the error that the gateway logged for a page
 * @property {() => Promise<void>} stop
 */

const secret = () => randomBytes(24).toString('base64url');

/** Returns the environment variables for the API of a staging site. @param {string} dataDir @param {string} origin */
const createApiEnvironment = (dataDir, origin) => ({
  NODE_ENV: 'production',
  DEMO: '1',
  SEED: '1',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '100000',
  DATA_DIR: dataDir,
  AUTH_SECRET: secret(),
  PURGE_TOKEN: secret(),
  PUBLIC_ORIGIN: origin,
});

/**
 * Returns the sample content as the API creates it in an empty store, with all picture sizes. Creating it takes half a
 * minute, so it is cached until the API changes.
 * @returns {Promise<string>} a folder to copy
 */
async function prepareSampleContent() {
  const hash = createHash('sha256').update(await readFile(apiFile('production')));
  const kept = path.join(WORKSPACE_ROOT, '.cache/gate', hash.digest('hex').slice(0, 16));
  if (existsSync(kept)) return kept;
  await rm(path.dirname(kept), { recursive: true, force: true });
  const draft = `${kept}.${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { recursive: true });
  const port = await freePort();
  const api = await startApi({ port, env: createApiEnvironment(draft, `http://localhost:${port}`) });
  await api.stop();
  await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
  return kept;
}

/** @param {string} origin @param {string} folder */
async function startOwnApi(origin, folder) {
  await build('api');
  const dataDir = path.join(folder, 'data');
  await cp(await prepareSampleContent(), dataDir, { recursive: true });
  const port = await freePort();
  const api = await startApi({ port, env: createApiEnvironment(dataDir, origin) });
  return { address: `http://127.0.0.1:${port}`, stop: () => api.stop() };
}

/** Returns the shell's live release, or else builds one from this checkout. @param {string} dir */
async function findShellRelease(dir) {
  const { release } = (await readActiveRelease(dir, 'shell')) ?? (await build('shell'));
  if (release === undefined)
    throw new Error('the verification opens a release inside the shell, and the shell is not built: npm run build');
  return release;
}

/**
 * Creates a releases folder that contains only the active releases, so that no fallback to a previous one can hide a
 * failure.
 * @param {string} dir @param {string} folder @param {Candidate[]} changes
 */
async function createReleasesFolder(dir, folder, changes) {
  const names = (await readdir(dir)).filter(isSectionName);
  const pointers = await Promise.all(
    names.map(async (section) => ({ section, release: (await readActiveRelease(dir, section))?.release ?? '' })),
  );
  const active = new Map([...pointers, ...changes].map(({ section, release }) => [section, release]));
  for (const [section, release] of [...active, /** @type {const} */ (['shell', await findShellRelease(dir)])]) {
    if (!release) continue;
    await mkdir(path.join(folder, section), { recursive: true });
    await symlink(releaseFolder(dir, section, release), releaseFolder(folder, section, release));
    await writeFile(path.join(folder, section, ACTIVE_RELEASE_FILE), JSON.stringify({ release, history: [] }));
  }
}

/** @typedef {import('../site/processes.mjs').Listener} Listener */

/** @param {string} folder @param {string} api @param {number} port @param {Listener} onLine */
const startStagingGateway = (folder, api, port, onLine) =>
  startGateway({
    port,
    shells: folder,
    onLine,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '100000',
      RENDER_WORKERS: '2',
      API_ORIGINS: api,
      RELEASES_DIR: folder,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
  });

/** @param {string} log @param {string} address */
function findRenderErrorIn(log, address) {
  const lines = log.split('\n').filter((line) => line.includes('left to the browser'));
  for (const line of lines.reverse()) {
    try {
      const { path: page, error } = JSON.parse(line);
      if (page === address) return String(error).split('\n', 1)[0];
    } catch {
      // Skips an incomplete line, because the next one may be complete.
    }
  }
  return undefined;
}

/**
 * Starts the site twice on free local ports: with the candidate, and as it is now.
 * @param {string} dir releases folder
 * @param {Candidate} candidate
 * @param {{ api?: string | undefined }} options a running API with sample content
 * @returns {Promise<Staging>}
 */
export async function startStaging(dir, candidate, { api: running } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-gate-'));
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => void (await Promise.all(ends.splice(1).map((end) => end())), await ends[0]?.());
  try {
    const port = await freePort();
    const livePort = await freePort();
    const next = path.join(folder, 'next');
    const now = path.join(folder, 'now');
    const origin = `http://localhost:${port}`;
    const api =
      running === undefined ? await startOwnApi(origin, folder) : { address: running, stop: async () => undefined };
    ends.push(api.stop);
    const isLive = (await readActiveRelease(dir, candidate.section)) !== null;
    await createReleasesFolder(dir, next, [candidate]);
    if (isLive) await createReleasesFolder(dir, now, []);
    let log = '';
    const started = await Promise.allSettled([
      startStagingGateway(next, api.address, port, (_, text) => (log += text)),
      ...(isLive ? [startStagingGateway(now, api.address, livePort, () => undefined)] : []),
    ]);
    for (const one of started) if (one.status === 'fulfilled') ends.push(() => one.value.stop());
    const failed = started.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return {
      candidate: origin,
      live: isLive ? `http://localhost:${livePort}` : undefined,
      api: running ?? origin,
      async violation() {
        const [report] = await findRunningGateways(next);
        const { refused, active } = report?.sections[candidate.section] ?? {};
        return refused?.reason ?? (active === candidate.release ? undefined : 'the gateway does not serve it');
      },
      findRenderError: (address) => findRenderErrorIn(log, address),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
