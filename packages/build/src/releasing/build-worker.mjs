// Builds workspaces one after another in one thread, so that they share everything that the thread has loaded, compiled
// and cached.
import { parentPort } from 'node:worker_threads';
import { build } from './build.mjs';

/** @typedef {{ name: string, release?: string | undefined, error?: string }} BuildReport */

parentPort?.on('message', async ({ name, options }) => {
  /** @type {BuildReport} */
  const report = await build(name, options).then(
    ({ release }) => ({ name, release }),
    (error) => ({ name, error: error.message }),
  );
  parentPort?.postMessage(report);
});
