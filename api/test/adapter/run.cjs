const { spawnSync } = require('node:child_process');
const { resolve } = require('node:path');
const startMongo = require('../start-mongo.cjs');
const stopMongo = require('../stop-mongo.cjs');

/**
 * Runs better-auth's own adapter test suite against the embedded store and, if a MongoDB server is available, the
 * driver.
 */
async function run() {
  await startMongo();
  const root = resolve(__dirname, '../..');
  const stores = ['embedded', ...(process.env.STORE_TEST_URI ? ['driver'] : [])];
  if (stores.length === 1) console.log(`The driver is left out: ${process.env.STORE_TEST_ABSENT}`);
  for (const store of stores) {
    console.log(`\nThe adapter suite on the ${store === 'driver' ? 'MongoDB driver' : 'embedded store'}`);
    const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.config.mjs', '--reporter=dot'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ADAPTER_STORE: store },
    });
    if (status !== 0) process.exitCode = 1;
  }
  await stopMongo();
}

void run();
