import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../site/free-port.mjs';
import { startApi } from '../site/processes.mjs';
import { WORKSPACE_ROOT } from '../workspace.mjs';

const SIZES = [100, 10_000, 100_000];

/** Request paths, keyed by name. `turn` is the number of the request, so that a path can vary between requests. */
const QUESTIONS = /** @type {Record<string, (turn: number) => string>} */ ({
  'list, first page': (turn) =>
    `/api/blogs?view=cards&limit=12&category=${['Design', 'design', 'DESIGN', 'deSign'][turn % 4]}`,
  'list, page 8': () => '/api/blogs?view=cards&limit=12&page=8',
  'search, a word in every post': () => '/api/blogs?view=cards&limit=12&q=common',
  'search, a word in one of ten': () => '/api/blogs?view=cards&limit=12&q=tenth',
  'search, two common words': () => '/api/blogs?view=cards&limit=12&q=common%20half',
  'search, page 5': () => '/api/blogs?view=cards&limit=12&q=common&page=5',
  'search, a rare pair': () => '/api/blogs?view=cards&limit=12&q=word7%20word1234',
  'search within a category': () => '/api/blogs?view=cards&limit=12&q=half&category=craft',
});

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * Starts a built API process on a store with `count` posts, without a cache.
 * @param {number} count
 */
async function startWith(count) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `verse-${count}-posts-`));
  execFileSync(process.execPath, ['api/test/typescript.cjs', 'api/test/fill-store.ts', dataDir, String(count)], {
    cwd: WORKSPACE_ROOT,
    stdio: 'inherit',
  });
  const port = await freePort();
  const env = { DATA_DIR: dataDir, SEED: '0', LOG_LEVEL: 'error', CACHE_BYTES: '1', RATE_LIMIT_FACTOR: '100000' };
  const started = performance.now();
  const api = await startApi({ port, env });
  const bootMs = performance.now() - started;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    count,
    bootMs,
    diskMb: statSync(path.join(dataDir, 'verse.sqlite')).size / 1e6,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.child.pid}/status`, 'utf8'))?.[1]) / 1000,
    /** @param {string} address @returns {Promise<{ ms: number, body: any, total: string }>} */
    ask: (address) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        request({ host: '127.0.0.1', port, path: address, agent }, (response) => {
          const parts = /** @type {Buffer[]} */ ([]);
          response.on('data', (part) => parts.push(part));
          response.on('end', () => {
            const ms = performance.now() - began;
            if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
            else
              resolve({
                ms,
                body: JSON.parse(Buffer.concat(parts).toString()),
                total: `${response.headers['x-total-count']}${response.headers['x-total-count-relation'] ? '+' : ''}`,
              });
          });
        })
          .on('error', reject)
          .end();
      }),
    async stop() {
      agent.destroy();
      await api.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** @param {string} name @param {string[]} cells */
const print = (name, cells) => console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(14)).join(''));

/**
 * Measures the list, search and detail views with 100, 10,000 and 100,000 posts, as medians over many rounds. Each
 * round alternates between the sizes, so that other load on the machine affects all of them equally.
 * @param {{ rounds: number }} options
 */
export async function measureSearch({ rounds }) {
  const stores = [];
  for (const count of SIZES) stores.push(await startWith(count));
  try {
    print('', [...SIZES.map((count) => `${count} posts`), 'ratio', 'total']);
    const ids = await Promise.all(stores.map(async ({ ask }) => (await ask('/api/blogs?view=cards')).body[0]._id));
    const questions = Object.entries(QUESTIONS).map(([name, address]) => ({
      name,
      address: (/** @type {number} */ turn) => address(turn),
    }));
    const floor = { name: 'floor: an answer without a store', address: () => '/healthz' };
    for (const { name, address } of [
      floor,
      ...questions,
      {
        name: 'detail',
        address: (/** @type {number} */ _turn, /** @type {number} */ store) => `/api/blogs/${ids[store]}?view=page`,
      },
    ]) {
      const times = SIZES.map(() => /** @type {number[]} */ ([]));
      let total = '';
      for (let turn = 0; turn < rounds; turn += 1) {
        for (const [index, store] of stores.entries()) {
          const answer = await store.ask(address(turn, index));
          if (turn >= rounds / 10) times[index].push(answer.ms);
          total = answer.total;
        }
      }
      const medians = times.map(median);
      print(name, [
        ...medians.map((ms) => `${ms.toFixed(2)} ms`),
        (Math.max(...medians) / medians[0]).toFixed(2),
        total.replace('undefined', ''),
      ]);
    }
    print(
      'memory of the process',
      stores.map((store) => `${store.memoryMb().toFixed(0)} MB`),
    );
    print(
      'start',
      stores.map((store) => `${store.bootMs.toFixed(0)} ms`),
    );
    print(
      'file',
      stores.map((store) => `${store.diskMb.toFixed(1)} MB`),
    );
  } finally {
    for (const store of stores) await store.stop();
  }
}
