const { spawn } = require('node:child_process');
const { existsSync, mkdtempSync, rmSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');

const SHARED = resolve(__dirname, '../../../shared/mongo/start');
/** The first start may have to build the server. */
const PATIENCE_MS = 8 * 60_000;

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Resolves with the URL that the script prints once it is listening. */
async function start(script, folder) {
  const child = spawn(script, [String(await freePort()), folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const uri = await new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('it did not listen in time')), PATIENCE_MS);
    child.once('error', fail);
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(new Error(code === 3 ? 'there is no Go to build it with' : `it ended with code ${code}`));
    });
    child.stdout.on('data', (text) => {
      const address = /mongodb:\/\/\S+/.exec(text);
      if (address === null) return;
      clearTimeout(late);
      done(address[0]);
    });
  });
  return { child, uri };
}

/**
 * Provides the store tests with a MongoDB-compatible server in STORE_TEST_URI: either the one in MONGODB_TEST_URI, or
 * one started by the script in MONGO_START. If neither is available, STORE_TEST_ABSENT contains the reason.
 */
module.exports = async function startMongo() {
  if (process.env.MONGODB_TEST_URI) {
    process.env.STORE_TEST_URI = process.env.MONGODB_TEST_URI;
    return;
  }
  if (!process.env.MONGO_START && existsSync(SHARED)) process.env.MONGO_START = SHARED;
  if (!process.env.MONGO_START) {
    process.env.STORE_TEST_ABSENT = 'neither MONGODB_TEST_URI nor MONGO_START is set';
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'verse-mongo-'));
  try {
    const { child, uri } = await start(process.env.MONGO_START, folder);
    process.env.STORE_TEST_URI = uri;
    process.env.STORE_TEST_IS_STAND_IN = '1';
    globalThis.stopMongo = () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (reason) {
    rmSync(folder, { recursive: true, force: true });
    process.env.STORE_TEST_ABSENT = `the server could not be started: ${reason.message}`;
  }
};
