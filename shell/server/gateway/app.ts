import { randomUUID, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { SECTIONS } from '../../src/remotes/sections';
import type { GatewayConfig } from '../config';
import type { Log } from '../log';
import type { ReleaseBook } from '../releases/release-book';
import type { Release } from '../releases/release';
import { ICON_PATH } from '../render/render-page';
import { apiProxy } from './api-proxy';
import { liveReload, withLiveReload } from './live-reload';
import { PageCache } from './page-cache';
import { compositionOf, pages } from './pages';
import { Quarantine } from './quarantine';
import { reports } from './reports';
import { securityHeaders } from './security-headers';
import { staticFiles } from './static-files';
import type { RenderWorkers } from './workers';

interface GatewayParts {
  config: GatewayConfig;
  shell: Release;
  book: ReleaseBook;
  workers: RenderWorkers;
  log: Log;
  isDraining(): boolean;
}

const isSameSecret = (given: string, expected: string) => given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** The API says which pages its change has made old. Only whoever knows the token may. */
function purge(cache: PageCache, token: string | undefined): RequestHandler[] {
  return [
    express.json({ limit: '8kb', inflate: false }),
    (request, response) => {
      if (!token || !isSameSecret(String(request.headers.authorization ?? ''), `Bearer ${token}`)) return void response.status(401).end();
      const { paths } = request.body as { paths?: unknown };
      if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) return void response.status(400).end();
      cache.purge(paths);
      response.status(204).end();
    },
  ];
}

/** The whole path of a request through the gateway, in order. */
export function createGateway({ config, shell, book, workers, log, isDraining }: GatewayParts): Express {
  const { releasesDir, publicOrigin, outside, apiOrigins, purgeToken } = config;
  const cache = new PageCache();
  const releaseOf = (section: string) => book.get(section);
  const proxy = apiProxy({ origins: apiOrigins, log });
  const app = express().disable('x-powered-by').set('etag', false);

  app.use((request, response, next) => {
    response.set('x-request-id', randomUUID());
    if (isDraining()) response.set('connection', 'close');
    next();
  });
  app.use(securityHeaders(publicOrigin));
  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_, response) => void response.status(isDraining() ? 503 : 200).json({ status: isDraining() ? 'draining' : 'ok' }));
  app.use('/mf', staticFiles({ releasesDir, sections: ['shell', ...SECTIONS.map(({ name }) => name)], own: shell }));
  app.use('/mf', (_, response) => void response.status(404).type('text').end('There is no such file.'));
  app.use(['/api', '/Data', '/openapi.json', '/feed.xml', '/feed.atom', '/feed.json', '/sitemap.xml', '/robots.txt'], proxy);
  // Asked for by everything that does not read the page's head first.
  app.get('/favicon.ico', (_, response) => void response.set('cache-control', 'public, max-age=3600').redirect(302, ICON_PATH));
  app.get('/composition.json', (_, response) => void response.set('cache-control', 'no-store').json(compositionOf(releaseOf)));
  app.post('/report', ...reports(log));
  app.post('/_purge', ...purge(cache, purgeToken));
  if (config.liveReload) app.use(liveReload(() => JSON.stringify(compositionOf(releaseOf))));
  app.use(
    pages({
      shell, apiOrigins, publicOrigin, outside, releaseOf, workers, cache, quarantine: new Quarantine(), log,
      finish: config.liveReload ? withLiveReload : (html) => html,
    }),
  );
  app.use(lastResort(log));
  return app;
}

/** Express calls this for whatever nobody caught; the visitor learns nothing but that it failed. */
function lastResort(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = (error as { status?: number }).status ?? 500;
    if (status >= 500) log.error({ error, path: request.path }, 'a request failed');
    if (response.headersSent) return next(error);
    response.status(status).type('text').end(status < 500 ? 'The request could not be understood.' : 'Something went wrong. Please try again.');
  };
}
