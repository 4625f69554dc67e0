#!/usr/bin/env node
// npm run dev -w mf-store: runs one section in a stub shell. Saving a file updates the open page, which keeps its
// state.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStandalone } from '../src/development/standalone.mjs';
import { environmentFor } from '../src/site/installation.mjs';
import { apiFile, startApi } from '../src/site/processes.mjs';
import { DEVELOPMENT_DIR } from '../src/workspace.mjs';

const [section = ''] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 3100);
const apiPort = Number(process.env.API_PORT ?? port + 1000);
const address = `http://localhost:${port}`;

/** Starts the most recent API build with its own data. Never rebuilds the API. */
async function startOwnApi() {
  const file = [apiFile('development'), apiFile('production')].find(existsSync);
  if (!file)
    return console.log('No API is built here, so calls are answered 503: npm run build -- api, or API_ORIGIN=…');
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(DEVELOPMENT_DIR, 'data'));
  const env = { ...(await environmentFor(dataDir)), PUBLIC_ORIGIN: address };
  const api = await startApi({ port: apiPort, file, env });
  void api.ended.then(() => console.log('The API has ended.'));
  return api;
}

let api;
try {
  const onLine = (/** @type {string} */ text) => console.log(`${section}: ${text}`);
  api = process.env.API_ORIGIN ? undefined : await startOwnApi();
  await serveStandalone(section, { port, apiOrigin: process.env.API_ORIGIN ?? `http://127.0.0.1:${apiPort}`, onLine });
  console.log(`${section} is at ${address}, standalone. Stop with Ctrl+C.`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: PORT=… npm run dev -w ${section}` : message);
  await api?.stop();
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await api?.stop();
    process.exit(0);
  });
}
