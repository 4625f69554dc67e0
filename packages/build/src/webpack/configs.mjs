import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '../workspace.mjs';

/**
 * Returns a workspace's configurations, by calling its exported function with `env` and `argv` in the same way as the
 * webpack CLI.
 * @param {string} name @param {import('../workspace.mjs').Mode} mode
 * @param {import('./base.mjs').Environment} environment
 * @returns {Promise<import('webpack').Configuration[]>}
 */
export async function loadConfigs(name, mode, environment = {}) {
  const file = path.join(WORKSPACE_ROOT, name, 'webpack.config.mjs');
  const { default: configs } = await import(pathToFileURL(file).href);
  return configs(environment, { mode });
}
