import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { announce, environmentFor } from '../installation.mjs';
import { releaseDir, sectionDir, SECTIONS } from '../release/paths.mjs';
import { activate, readPointer } from '../release/pointer.mjs';
import { releaseOf } from '../release/release-of.mjs';
import { writeRelease } from '../release/write.mjs';
import { apiFile, startApi, startGateway } from '../site.mjs';
import { distOf, WORKSPACE_ROOT } from '../webpack/base.mjs';
import { DEVELOPMENT_DIR } from './folder.mjs';
import { hotRecord } from './hot-record.mjs';
import { watchBuild } from './watch.mjs';

const RELEASES_DIR = path.join(DEVELOPMENT_DIR, 'releases');
/** Read by the gateway (shell/server/gateway/live-reload.ts), which shows it in open pages. */
const FAILURE_FILE = path.join(RELEASES_DIR, 'failure.txt');
/** What runs as a process of its own, in the order of its start. */
const PROCESSES = ['api', 'shell'];
/** Open tabs may still ask for the files of these. */
const KEPT = 10;

/** Makes what was built the active release of a section; it is tried out by the gateway, as every release. */
async function release(section, client) {
  const dist = distOf(path.join(WORKSPACE_ROOT, section), 'development');
  await writeFile(path.join(dist, 'client/hot.json'), JSON.stringify(await hotRecord(client)));
  const record = await writeRelease(await releaseOf(section, client), 'development');
  await activate(section, record.release);
  const { history } = await readPointer(section);
  const kept = new Set([record.release, ...history.slice(0, KEPT)]);
  const old = (await readdir(sectionDir(section))).filter((name) => /^[0-9a-f]{16}$/.test(name) && !kept.has(name));
  for (const name of old) await rm(releaseDir(section, name), { recursive: true, force: true });
}

/** The gateway must never read half of it. */
async function tellFailures(failures) {
  await writeFile(`${FAILURE_FILE}.draft`, [...failures.values()].join('\n\n'));
  await rename(`${FAILURE_FILE}.draft`, FAILURE_FILE);
}

/** The two processes of the site; each is started anew when it was built anew. */
async function createProcesses({ port, apiPort }) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(DEVELOPMENT_DIR, 'data'));
  const address = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const env = {
    PURGE_TOKEN: randomBytes(24).toString('hex'),
    ...(await environmentFor(dataDir)),
    PUBLIC_ORIGIN: address,
    API_ORIGINS: `http://127.0.0.1:${apiPort}`,
    PURGE_URL: `http://127.0.0.1:${port}/_purge`,
    RELEASES_DIR,
    LIVE_RELOAD: '1',
  };
  const onLine = process.env.VERBOSE ? (_name, text) => process.stdout.write(text) : undefined;
  const start = {
    api: () => startApi({ port: apiPort, file: apiFile('development'), env, onLine }),
    shell: () => startGateway({ port, env, onLine }),
  };
  const running = {};
  let isStopping = false;
  return {
    async startAnew(name) {
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

/**
 * Builds everything for development, serves it, and goes on with every save.
 * @param {{ port: number, apiPort: number }} options
 */
export async function developSite(options) {
  process.env.RELEASES_DIR = RELEASES_DIR;
  await rm(RELEASES_DIR, { recursive: true, force: true });
  await mkdir(RELEASES_DIR, { recursive: true });
  const processes = await createProcesses(options);
  const [failures, built] = [new Map(), new Set()];
  let [isWatching, isServing] = [false, false];

  async function serve(name) {
    if (isServing && PROCESSES.includes(name)) return processes.startAnew(name);
    if (isServing || !isWatching || !PROCESSES.every((process) => built.has(process))) return undefined;
    isServing = true;
    for (const process of PROCESSES) await processes.startAnew(process);
    return processes.announce();
  }
  const watch = (name) =>
    watchBuild(name, {
      async onBuilt([client]) {
        if (name !== 'api') await release(name, client);
        built.add(name);
        if (failures.delete(name)) await tellFailures(failures);
        console.log(`${name}: built in ${client.endTime - client.startTime} ms`);
        await serve(name);
      },
      async onFailure(text) {
        console.log(`${name}: ${text}`);
        failures.set(name, text);
        await tellFailures(failures);
      },
    });
  for (const name of ['api', ...SECTIONS]) await watch(name);
  isWatching = true;
  await serve();
  return processes;
}
