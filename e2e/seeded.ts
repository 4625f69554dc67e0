import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiFile } from '@verse/build/site';

const folder = () => (process.env.E2E_DATA_DIR ? `${process.env.E2E_DATA_DIR}-seeded` : undefined);

/**
 * Backs up the shared site's sample content before its first test. Rendering the pictures takes about 15 seconds of CPU
 * time, whereas copying them takes almost none.
 */
export async function keepSeeded() {
  const to = folder();
  if (!to || process.env.E2E_ORIGIN) return;
  const admin = path.join(path.dirname(apiFile('production')), 'admin.cjs');
  await promisify(execFile)(process.execPath, [admin, 'backup', to], {
    env: { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}

/** Copies the sample content into a new data folder. If there is no backup, the site seeds itself. */
export async function copySeeded(dataDir: string) {
  const from = folder();
  if (!from || !existsSync(path.join(from, 'manifest.json'))) return;
  for (const name of ['verse.sqlite', 'blobs'])
    await cp(path.join(from, name), path.join(dataDir, name), { recursive: true });
}
