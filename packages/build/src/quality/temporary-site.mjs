import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../addresses.mjs';
import { freePort } from '../site/free-port.mjs';
import { startSite } from '../site/processes.mjs';
import { copySeeded, keepSeeded } from '../site/seeded-data.mjs';

/**
 * Starts the built site with sample content on free ports. Its data is deleted when it stops.
 * @param {Record<string, string>} settings environment variables to add or override
 * @returns {Promise<{ origin: string, port: number, pids: number[], stop: () => Promise<void> }>}
 */
export async function startTemporarySite(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'verse-site-'));
  const secret = () => randomBytes(24).toString('base64url');
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    DEMO: '1',
    SEED: '1',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    AUTH_SECRET: secret(),
    ...settings,
  };
  await copySeeded(dataDir);
  const site = await startSite({ port, apiPort: await freePort(), env });
  await keepSeeded(env.DATA_DIR);
  return {
    origin: `http://localhost:${port}`,
    port,
    pids: [site.gateway.child.pid, site.api.child.pid].filter((pid) => pid !== undefined),
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the path of a sample post. @param {string} origin */
export async function somePost(origin) {
  const [post] = await (await fetch(`${origin}/api/blogs?view=cards`)).json();
  return addressOf('blog', { id: post._id });
}
