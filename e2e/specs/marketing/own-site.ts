import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@verse/build/site';
import { freePort } from '../../laboratory';

/** A site for one test that changes what others lean on: its own data, its own copy of the content, no relaxed limits. */
export async function startOwnSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-own-'));
  const content = path.join(folder, 'content');
  await cp(path.resolve(import.meta.dirname, '../../../api/content'), content, { recursive: true });
  const site = await startSite({
    port: await freePort(),
    apiPort: await freePort(),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RENDER_WORKERS: '1',
      AUTH_SECRET: 'a secret of one test, thrown away after it',
      DATA_DIR: path.join(folder, 'data'),
      API_CONTENT_DIR: content,
    },
  });
  return {
    address: site.address,
    catalogue: path.join(content, 'services.json'),
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}
