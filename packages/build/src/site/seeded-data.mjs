import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiFile } from './processes.mjs';

/**
 * The folder in SEEDED_FOLDER holds sample content for all sites of a run. Rendering its pictures takes about 20 s of
 * CPU, whereas copying them takes almost none.
 */
const find = () => {
  const folder = process.env.SEEDED_FOLDER;
  return { folder, isFilled: folder !== undefined && existsSync(path.join(folder, 'manifest.json')) };
};

/** Backs up the sample content of a running site, unless there is some. @param {string} dataDir */
export async function keepSeeded(dataDir) {
  const { folder, isFilled } = find();
  if (folder === undefined || isFilled) return;
  const admin = path.join(path.dirname(apiFile('production')), 'admin.cjs');
  await promisify(execFile)(process.execPath, [admin, 'backup', folder], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
}

/** Copies the sample content into a new data folder, if there is some. @param {string} dataDir */
export async function copySeeded(dataDir) {
  const { folder, isFilled } = find();
  if (folder === undefined || !isFilled) return;
  for (const name of ['verse.sqlite', 'blobs'])
    await cp(path.join(folder, name), path.join(dataDir, name), { recursive: true });
}
