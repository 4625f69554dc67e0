import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { formatBuildErrors } from '../webpack/build-errors.mjs';
import { loadConfigs } from '../webpack/configs.mjs';
import { distOf, WORKSPACE_ROOT } from '../workspace.mjs';

/** Debounce interval: editors save several files at once, and some write a file twice. */
const QUIET_MS = 20;

/**
 * Builds a workspace now and after every save. Resolves once the first build has succeeded or failed.
 * @param {string} name
 * @param {object} options
 * @param {boolean} [options.standalone]
 * @param {(client: import('webpack').Stats) => unknown} options.onBuilt receives the latest client build, or the only
 * build
 * @param {(text: string) => unknown} options.onFailure
 */
export async function watchBuild(name, { standalone = false, onBuilt, onFailure }) {
  const dist = distOf(path.join(WORKSPACE_ROOT, name), 'development');
  for (const side of standalone ? ['standalone'] : ['client', 'server'])
    await rm(path.join(dist, side), { recursive: true, force: true });
  const compiler = webpack(await loadConfigs(name, 'development', { standalone }));
  /**
   * Latest build of each side. A save may rebuild only one side, while the other build remains valid.
   * @type {Map<string | undefined, import('webpack').Stats>}
   */
  const sides = new Map();
  /** @param {Error | null} error @param {import('webpack').MultiStats | undefined} outcome */
  const handle = (error, outcome) => {
    if (error) return onFailure(error.message);
    for (const stats of outcome?.stats ?? []) sides.set(stats.compilation.name, stats);
    const text = formatBuildErrors([...sides.values()]);
    const client = sides.get(compiler.compilers[0]?.name);
    return text || !client ? onFailure(text) : onBuilt(client);
  };
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve();
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: QUIET_MS, ignored: /node_modules|[\\/]dist[\\/]/ }, (error, outcome) => {
      turn = turn.then(() => handle(error, outcome)).catch((failure) => onFailure(failure.message));
      void turn.then(resolve);
    });
  });
}
