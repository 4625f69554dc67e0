import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../releasing/build.mjs';
import { freePort, startApi } from '../site/processes.mjs';

/**
 * Builds the API, unless its build is current, and returns its OpenAPI document. Needs no running site: the API runs on
 * an empty store until it has answered.
 * @returns {Promise<import('./inlined.mjs').OpenApi>}
 */
export async function apiDocument() {
  await build('api');
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'verse-contract-'));
  const api = await startApi({ port, env: { DATA_DIR: dataDir, SEED: '0' } });
  try {
    return await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json();
  } finally {
    await api.stop();
    rmSync(dataDir, { recursive: true });
  }
}
