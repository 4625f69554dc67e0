import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { WORKSPACE_ROOT } from '../workspace.mjs';
import { isStale } from './build.mjs';

const WORKER = new URL('./build-worker.mjs', import.meta.url);
const MAX_WORKERS = 4;
/**
 * webpack creates many short-lived objects. With Node's default, garbage collection takes a tenth of the build time.
 */
const LIMITS = { maxYoungGenerationSizeMb: 192 };

/** @typedef {import('./build.mjs').BuildOptions} BuildOptions */

/** @param {string} name */
const countSources = async (name) =>
  (await readdir(path.join(WORKSPACE_ROOT, name, 'src'), { recursive: true })).length;

/**
 * Returns the stale workspaces, largest first, so that the build does not end with a large one on a single core.
 * @param {string[]} names @param {BuildOptions} options
 */
async function findStale(names, options) {
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await isStale(name, options)) ? await countSources(name) : 0 })),
  );
  return sizes
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size)
    .map(({ name }) => name);
}

/**
 * Builds the stale workspaces among `names`, one per core at a time.
 * @param {string[]} names
 * @param {BuildOptions & { onBuilt?: (name: string) => unknown }} [options] `onBuilt` is called after each build
 * @returns {Promise<Set<string>>} the workspaces that were built
 * @throws Error with the errors of the first build that fails
 */
export async function buildAll(names, { quick = false, onBuilt } = {}) {
  const stale = await findStale(names, { quick });
  const waiting = [...stale];
  async function runWorker() {
    const worker = new Worker(WORKER, { resourceLimits: LIMITS });
    try {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        worker.postMessage({ name, options: { quick } });
        /** @type {[import('./build-worker.mjs').BuildReport]} */
        const [{ error }] = /** @type {any} */ (await once(worker, 'message'));
        if (error) throw new Error(error);
        onBuilt?.(name);
      }
    } finally {
      await worker.terminate();
    }
  }
  const count = Math.min(availableParallelism(), MAX_WORKERS, stale.length);
  await Promise.all(Array.from({ length: count }, runWorker));
  return new Set(stale);
}
