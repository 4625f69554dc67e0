import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { Place, Release } from '@verse/releases';
import type { GatewayConfig } from '../config';
import type { Log } from '../log';
import type { ReleaseBook } from '../releases/release-book';
import { type ApiFetch, apiFetch, ApiProcesses } from '../upstream';
import { API_PATHS } from './api-paths';
import { apiProxy } from './api-proxy';
import type { Blame } from './attribution';
import { watchCanaries } from './canary-watch';
import { forgetter } from './changes';
import { type ClientOf, clientsBehind, trustedProxies } from './client-address';
import { Cohorts } from './cohort';
import { inFront } from './in-front';
import type { KeptAnswers } from './kept-answers';
import { liveReload, withLiveReload } from './live-reload';
import { ownAnswers } from './own-answers';
import type { PageCache } from './page-cache';
import { pages, stampOf } from './pages';
import { previewIn, previews } from './preview';
import { purge } from './purge';
import { Quarantine } from './quarantine';
import { RenderAllowance } from './render-allowance';
import { reports } from './reports';
import { requestLog } from './request-log';
import { sectionDesk } from './section-desk';
import { securityHeaders } from './security-headers';
import { StaticFiles } from './static-files';
import { counter } from './tally';
import type { RenderWorkers } from './workers';

interface GatewayParts {
  config: GatewayConfig;
  shell: Release;
  book: ReleaseBook;
  /** The store of releases and of which are active. */
  place: Place;
  workers: RenderWorkers;
  cache: PageCache;
  answers: KeptAnswers;
  log: Log;
  isDraining(): boolean;
}

/** Builds the gateway: every handler of a request, in order. */
export function createGateway({
  config,
  shell,
  book,
  place,
  workers,
  cache,
  answers,
  log,
  isDraining,
}: GatewayParts): RequestListener {
  const { releasesDir, publicOrigin, outside, apiOrigins, purgeToken } = config;
  const api = new ApiProcesses(apiOrigins);
  const clientOf = clientsBehind(trustedProxies(config.proxies));
  const proxy = apiProxy({ api, clientOf, log, factor: config.rateLimitFactor });
  const headers = securityHeaders(publicOrigin);
  const files = new StaticFiles({ releasesDir, own: shell, headers });
  const cohorts = new Cohorts(purgeToken);
  const app = express().disable('x-powered-by').set('etag', false);

  app.use((request, response, next) => {
    response.set({ ...Object.fromEntries(headers.document), 'x-request-id': randomUUID() });
    if (isDraining()) response.set('connection', 'close');
    next();
  });
  app.use('/mf', files.handler);
  app.use('/mf', (_, response) => void response.status(404).type('text').end('There is no such file.'));
  app.use([...API_PATHS], proxy);
  app.use(ownAnswers({ book, cohorts, isDraining, securityContact: config.securityContact, publicOrigin }));
  const { watch, heard } = listeners({ book, place, config, log, clientOf, cohorts, api: apiFetch(api) });
  app.post('/report', ...reports({ log, clientOf, count: heard, shell: shell.release }));
  app.use('/_preview', previews(book, publicOrigin.startsWith('https:')));
  app.use('/_sections', ...sectionDesk({ releasesDir, place, book, api: apiFetch(api), clientOf, log }));
  app.post('/_purge', ...purge(forgetter(cache, [answers, workers]), purgeToken));
  if (config.liveReload) app.use(liveReload(() => book.composition(), releasesDir));
  app.use(
    pages({
      shell,
      api: apiFetch(api),
      clientOf,
      publicOrigin,
      outside,
      book,
      cohorts,
      workers,
      cache,
      allowance: new RenderAllowance(config.rateLimitFactor),
      quarantine: new Quarantine(),
      served: (...page) => watch.served(...page),
      log,
      finish: config.liveReload ? withLiveReload : undefined,
    }),
  );
  app.use(lastResort(log));
  return inFront(app, {
    ...{ cache, files, answers, publicOrigin, isDraining },
    headers: headers.document,
    note: requestLog(log, config.logsRequests, clientOf),
    isApart: ({ headers: { cookie } }) => book.hasCanaries || previewIn(cookie) !== undefined,
    stampAt(path) {
      const section = book.sectionOf(path);
      return stampOf(shell, section && book.get(section.name));
    },
  });
}

interface ListenersParts extends Pick<GatewayParts, 'book' | 'place' | 'config' | 'log'> {
  clientOf: ClientOf;
  cohorts: Cohorts;
  api: ApiFetch;
}

/** Consumers of browser reports: the metrics that the API keeps, and canary analysis. */
function listeners({ book, place, config, clientOf, cohorts, api, log }: ListenersParts) {
  const { releasesDir, purgeToken: token } = config;
  const count = counter({ releasesDir, api, token, log });
  const watch = watchCanaries(book, place, log);
  function heard(blame: Blame, counters: Record<string, number>, request: IncomingMessage) {
    count(blame, counters);
    const bucket = cohorts.of(request);
    if (bucket !== undefined) watch.told(blame, counters, { client: clientOf(request).key, bucket });
  }
  return { watch, heard };
}

/** Express calls this for uncaught errors. The visitor learns only that the request failed. */
function lastResort(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = (error as { status?: number }).status ?? 500;
    if (status >= 500) log.error({ error, path: request.path }, 'a request failed');
    if (response.headersSent) return next(error);
    response
      .status(status)
      .type('text')
      .end(status < 500 ? 'The request could not be understood.' : 'Something went wrong. Please try again.');
  };
}
