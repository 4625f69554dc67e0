const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const startMongo = require('./start-mongo.cjs');

/** Fixed, so that a run never fails just because of its random sample. `npm run soak` sends every combination. */
const SEED = '25001';

/**
 * Runs once before all tests. Sets SAMPLE_SEED, unless already set, and RUN_FOLDER, a folder for files that the tests
 * of this run share.
 */
module.exports = async function beforeAll() {
  process.env.SAMPLE_SEED ??= SEED;
  process.stdout.write(`Samples of the sweeps: SAMPLE_SEED=${process.env.SAMPLE_SEED}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'verse-run-'));
  process.env.RUN_FOLDER = folder;
  globalThis.removeRunFolder = () => rmSync(folder, { recursive: true, force: true });
  await startMongo();
};
