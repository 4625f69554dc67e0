import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySeeded } from '@verse/build/seeded-data';
import { freePort, startApi, startGateway, startSite } from '@verse/build/site';

/**
 * Starts a site for a single test that changes shared state. The site has its own data and its own copy of the content,
 * and rate limits are not relaxed. `env` sets variables described in the README and overrides this function's defaults;
 * `onLine` receives the output of the site's processes.
 */
export async function startOwnSite(env: Record<string, string> = {}, onLine?: (name: string, text: string) => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-own-'));
  const content = path.join(folder, 'content');
  await cp(path.resolve(import.meta.dirname, '../api/content'), content, { recursive: true });
  const port = await freePort();
  const apiPort = await freePort();
  const settings: Record<string, string> & { DATA_DIR: string } = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RENDER_WORKERS: '1',
    ANSWER_FLOOR_MS: '0',
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    PURGE_TOKEN: randomBytes(32).toString('base64url'),
    DATA_DIR: path.join(folder, 'data'),
    MAIL_DIR: path.join(folder, 'data', 'mail'),
    API_CONTENT_DIR: content,
    ...env,
  };
  if (settings.SEED === '1') await copySeeded(settings.DATA_DIR);
  const site = await startSite({ port, apiPort, env: settings, ...(onLine ? { onLine } : {}) });
  let { api } = site;
  return {
    address: site.address,
    /** The port of the gateway itself. */
    port,
    api: site.api,
    apiAddress: `http://127.0.0.1:${apiPort}`,
    gateway: site.gateway,
    dataDir: path.join(folder, 'data'),
    catalogue: path.join(content, 'services.json'),
    stopApi: () => api.stop(),
    /** Kills the API without a graceful shutdown, like a power failure. */
    killApi: () => api.stop('SIGKILL'),
    async restartApi(changed: Record<string, string> = {}) {
      api = await startApi({ port: apiPort, env: { ...settings, PUBLIC_ORIGIN: site.address, ...changed } });
    },
    /** Returns another API process on the same data, to be started with `start`. */
    async addApi() {
      const another = await freePort();
      const start = () => startApi({ port: another, env: { ...settings, PUBLIC_ORIGIN: site.address } });
      return { address: `http://127.0.0.1:${another}`, start };
    },
    /** Starts another gateway in front of the same API, or in front of a proxy to it. */
    async addGateway(apis = [`http://127.0.0.1:${apiPort}`], changed: Record<string, string> = {}) {
      const another = await freePort();
      const gateway = await startGateway({
        port: another,
        env: { ...settings, PUBLIC_ORIGIN: site.address, API_ORIGINS: apis.join(), ...changed },
      });
      return { address: `http://localhost:${another}`, stop: () => gateway.stop('SIGKILL') };
    },
    /**
     * Kills the processes instead of stopping them, because a gateway would wait ten seconds for open notification
     * streams. Deletes their data.
     */
    async stop() {
      await Promise.all([site.gateway, site.api, api].map((process) => process.stop('SIGKILL')));
      await rm(folder, { recursive: true });
    },
  };
}
