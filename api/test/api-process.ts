import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openSiteStore, storeOfSite } from './site-store';
import { admitEditor, AUTH_SECRET } from './test-editor';

const ROOT = path.join(__dirname, '..', '..');

/** Builds the production bundle if it is out of date, which is checked once per test run. */
export async function buildApi(): Promise<void> {
  const checked = path.join(process.env.RUN_FOLDER!, 'api-is-built');
  if (existsSync(checked)) return;
  await promisify(execFile)(process.execPath, ['packages/build/bin/build.mjs', 'api'], { cwd: ROOT });
  await writeFile(checked, '');
}

export interface ApiProcess {
  origin: string;
  child: ChildProcess;
  /** Kills the process without any cleanup, to simulate a power failure. */
  kill: () => Promise<void>;
  /** Asks the process to exit, and resolves with its exit code. */
  leave: () => Promise<number | null>;
}

/** Running processes. If a failed test leaves one running, its open output pipes would prevent jest from exiting. */
const running = new Set<ChildProcess>();
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the built API in its own process, on a free port, with a signed-in editor. */
export async function spawnApi(dataDir: string, environment: Record<string, string> = {}): Promise<ApiProcess> {
  const store = await openSiteStore(dataDir, { ...storeOfSite(dataDir), ...environment });
  await admitEditor(store.db);
  await store.close();
  return spawnBuiltApi(dataDir, environment);
}

/** Like `spawnApi`, but never opens the data folder in this process. */
export async function spawnBuiltApi(dataDir: string, environment: Record<string, string> = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['api/dist/server/main.cjs'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: '0',
      DATA_DIR: dataDir,
      AUTH_SECRET,
      RATE_LIMIT_FACTOR: '10000',
      ...storeOfSite(dataDir),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };
  return {
    child,
    origin: await addressOf(child),
    kill: async () => void (await end('SIGKILL')),
    leave: () => end('SIGTERM'),
  };
}

/** Retries a request as clients do, for as long as it gets a 503 because the store is busy. */
export async function repeatWhileBusy(request: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await request();
    if (answer.status !== 503) return answer;
  }
}

/** Reads the origin from the API's log. Keeps reading afterwards, because the process would block on a full pipe. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the api ended before it listened: ${code}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
      if (msg === 'the api is listening' && address) resolve(address);
    });
  });
}
