import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi, startSite } from '@verse/build/site';
import { freePort } from './laboratory';

/**
 * A site for one test that changes what others lean on: its own data, its own copy of the content, no relaxed limits.
 * `env` is the configuration of the README, laid over what every such site has; `onLine` hears what its processes write.
 */
export async function startOwnSite(env: Record<string, string> = {}, onLine?: (name: string, text: string) => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-own-'));
  const content = path.join(folder, 'content');
  await cp(path.resolve(import.meta.dirname, '../api/content'), content, { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RENDER_WORKERS: '1',
    AUTH_SECRET: 'a secret of one test, thrown away after it',
    PURGE_TOKEN: 'a token of one test, thrown away after it',
    DATA_DIR: path.join(folder, 'data'),
    API_CONTENT_DIR: content,
    ...env,
  };
  const site = await startSite({ port, apiPort, env: settings, ...(onLine ? { onLine } : {}) });
  let { api } = site;
  return {
    address: site.address,
    /** Where the gateway listens, whatever it is called from outside. */
    port,
    api: site.api,
    dataDir: path.join(folder, 'data'),
    catalogue: path.join(content, 'services.json'),
    /** Ends the API as a power cut would. */
    killApi: () => api.stop('SIGKILL'),
    async restartApi() {
      api = await startApi({ port: apiPort, env: { ...settings, PUBLIC_ORIGIN: site.address, PURGE_URL: `http://127.0.0.1:${port}/_purge` } });
    },
    async stop() {
      await api.stop();
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}
