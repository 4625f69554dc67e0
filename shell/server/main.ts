import path from 'node:path';
import { SHELL_PAGES } from '@verse/contract/shell-pages';
import { createFileReleaseStore, readManifest } from '@verse/releases';
import { readConfig } from './config';
import { createGateway } from './gateway/app';
import { API_PATHS, createGatewayServer, OWN_PATHS, securityHeaders } from './gateway/http';
import { createInvalidator, followInvalidationFeed, PageCache, RenderWorkers } from './gateway/pages';
import { createLog } from './log';
import { ActiveReleases } from './releases/active-releases';
import { createRegistryStore } from './releases/registry-store';
import { ResponseCache } from './upstream';

const DRAIN_LIMIT_MS = 10_000;

/** The gateway belongs to the shell release in whose folder this file is located. */
function ownRelease() {
  const folder = path.dirname(__dirname);
  return readManifest(path.join(folder, '../..'), 'shell', path.basename(folder));
}

async function main() {
  const log = createLog();
  const shell = await ownRelease();
  const config = readConfig(process.env, shell.folder);
  const workers = new RenderWorkers(config.workers, config.apiOrigins, log);
  const { releasesDir, apiOrigins: origins, purgeToken: token } = config;
  const store =
    config.followsRegistry && token
      ? createRegistryStore({ releasesDir, origins, token, log })
      : createFileReleaseStore(releasesDir);
  let isDraining = false;
  const releases = new ActiveReleases({
    releasesDir,
    store,
    shell: shell.release,
    known: KNOWN_SECTIONS,
    reserved: [...Object.values(SHELL_PAGES), ...API_PATHS, ...OWN_PATHS],
    log,
    smokeTest: async (release) =>
      void (await workers.run({
        kind: 'try',
        url: '/',
        composition: { sections: {}, parts: [], addresses: {} },
        outside: config.outside,
        shell,
        release,
        publicOrigin: config.publicOrigin,
      })),
  });
  await releases.start();

  const cache = new PageCache();
  const responses = new ResponseCache({ maxBytes: 32 * 1024 * 1024 });
  const invalidator = createInvalidator({ pages: cache, responses: [responses, workers] });
  if (token) followInvalidationFeed({ origins, token, invalidator, log });
  else log.warn({}, 'PURGE_TOKEN is missing: withdrawn content may stay in the page cache for ten minutes');
  const parts = { config, shell, releases, store, workers, cache, responses, invalidator, log };
  const server = createGatewayServer(
    createGateway({ ...parts, isDraining: () => isDraining }),
    securityHeaders(config.publicOrigin).document,
  );
  server.listen(config.port, config.host, () => log.info({ port: config.port, shell: shell.release }, 'listening'));

  const stop = () => {
    if (isDraining) return;
    isDraining = true;
    void releases.stop();
    // Closes connections that become idle only later. They would keep the process alive until they time out.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
    server.close(() => {
      clearInterval(idle);
      void workers.close().then(() => process.exit(0));
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
