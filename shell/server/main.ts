import path from 'node:path';
import { SHELL_PAGES } from '@verse/contract/shell-pages';
import { folderPlace, readRecord } from '@verse/releases';
import { readConfig } from './config';
import { API_PATHS, OWN_PATHS } from './gateway/api-paths';
import { createGateway } from './gateway/app';
import { followChanges } from './gateway/changes';
import { KeptAnswers } from './gateway/kept-answers';
import { PageCache } from './gateway/page-cache';
import { securityHeaders } from './gateway/security-headers';
import { createGatewayServer } from './gateway/server-options';
import { RenderWorkers } from './gateway/workers';
import { createLog } from './log';
import { startMirror } from './releases/mirror';
import { followRegistry } from './releases/registry';
import { ReleaseBook } from './releases/release-book';

const DRAIN_LIMIT_MS = 10_000;

/** The gateway belongs to one release of the shell: the one whose folder holds this file. */
function ownRelease() {
  const folder = path.dirname(__dirname);
  return readRecord(path.join(folder, '../..'), 'shell', path.basename(folder));
}

async function main() {
  const log = createLog();
  const shell = await ownRelease();
  const config = readConfig(process.env, shell.folder);
  const workers = new RenderWorkers(config.workers, config.apiOrigins, log);
  let isDraining = false;
  const book = new ReleaseBook({
    releasesDir: config.releasesDir,
    shell: shell.release,
    known: KNOWN_SECTIONS,
    reserved: [...Object.values(SHELL_PAGES), ...API_PATHS, ...OWN_PATHS],
    log,
    tryOut: async (release) =>
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
  const mirror = startMirror({ releasesDir: config.releasesDir, origins: config.releaseOrigins, log });
  const { releasesDir, apiOrigins: origins, purgeToken: token } = config;
  const registry = config.followsRegistry && token ? followRegistry({ releasesDir, origins, token, log }) : undefined;
  const place = registry?.place ?? folderPlace(releasesDir);
  await Promise.all([mirror.settled, registry?.settled]);
  await book.start();

  const cache = new PageCache();
  const answers = new KeptAnswers();
  const memories = [answers, workers];
  if (config.purgeToken) followChanges({ origins: config.apiOrigins, token: config.purgeToken, cache, memories, log });
  else log.warn({}, 'PURGE_TOKEN is missing: what is withdrawn may stay on its page for ten minutes');
  const server = createGatewayServer(
    createGateway({ config, shell, book, place, workers, cache, answers, log, isDraining: () => isDraining }),
    securityHeaders(config.publicOrigin).document,
  );
  server.listen(config.port, config.host, () => log.info({ port: config.port, shell: shell.release }, 'listening'));

  const stop = () => {
    if (isDraining) return;
    isDraining = true;
    void book.stop();
    mirror.stop();
    registry?.stop();
    // Keep-alive connections that become idle later would keep the process alive for their whole timeout.
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
