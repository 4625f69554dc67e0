import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { distOf, WORKSPACE_ROOT } from '../webpack/base.mjs';
import { configsOf } from '../webpack/configs.mjs';
import { failureOf } from '../webpack/failure.mjs';

/** Editors save several files as one, and some write a file twice. */
const QUIET_MS = 20;

/**
 * Builds a workspace now and after every save. Resolves when it was built, or failed, for the first time.
 * @param {string} name
 * @param {object} options
 * @param {boolean} [options.alone]
 * @param {(sides: import('webpack').Stats[]) => unknown} options.onBuilt its sides as they are now: the browser's, the server's
 * @param {(text: string) => unknown} options.onFailure
 */
export async function watchBuild(name, { alone = false, onBuilt, onFailure }) {
  const dist = distOf(path.join(WORKSPACE_ROOT, name), 'development');
  for (const side of alone ? ['alone'] : ['client', 'server'])
    await rm(path.join(dist, side), { recursive: true, force: true });
  const compiler = webpack(await configsOf(name, 'development', { alone }));
  /** A save may concern one side only: the other's outcome stands. */
  const sides = new Map(compiler.compilers.map((side) => [side.name, undefined]));
  const tell = (error, outcome) => {
    if (error) return onFailure(error.message);
    for (const stats of outcome.stats) sides.set(stats.compilation.name, stats);
    const text = failureOf([...sides.values()]);
    return text ? onFailure(text) : onBuilt([...sides.values()]);
  };
  let turn = Promise.resolve();
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: QUIET_MS, ignored: /node_modules|[\\/]dist[\\/]/ }, (error, outcome) => {
      turn = turn.then(() => tell(error, outcome)).catch((failure) => onFailure(failure.message));
      void turn.then(resolve);
    });
  });
}
