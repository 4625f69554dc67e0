import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { releaseDir } from './paths.mjs';

const run = promisify(execFile);
const PROBE = fileURLToPath(new URL('./probe.mjs', import.meta.url));

/**
 * Refuses a release before any visitor can meet it: every file is there with its hash, and a remote's server file loads
 * and keeps the contract. Throws an Error that says what is wrong.
 */
export async function checkRelease(section, release) {
  const folder = releaseDir(section, release);
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  if (record.section !== section || record.release !== release)
    throw new Error(`${section}: release.json names ${record.section}/${record.release}`);
  for (const [name, { sha256 }] of Object.entries(record.files)) {
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    if (!bytes) throw new Error(`${section}: ${name} is missing from the release`);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${section}: ${name} differs from its hash in release.json`);
  }
  if (section !== 'shell') {
    await run(process.execPath, [PROBE, path.join(folder, 'server/remote.cjs'), String(record.contract)], {
      timeout: 20_000,
      env: { PATH: process.env.PATH },
    }).catch((error) => {
      throw new Error(
        `${section}: the server file is refused: ${
          String(error.stderr || error.message)
            .trim()
            .split('\n')[0]
        }`,
      );
    });
  }
  return record;
}
