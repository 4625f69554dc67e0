import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Release, ReleaseStore } from '@verse/releases';
import type { GatewayConfig } from '../config';
import type { Log } from '../log';
import type { ActiveReleases } from '../releases/active-releases';
import { type ApiFetch, apiFetch, ApiProcesses, type ResponseCache } from '../upstream';
import {
  createClientResolver,
  createRequestLog,
  getPathname,
  type Headers,
  healthRoutes,
  isApiPath,
  isFilePath,
  isOwnPath,
  parseTrustedProxies,
  type ResolveClient,
  securityHeaders,
  sendText,
  setHeaders,
  StaticFiles,
  toOriginForm,
} from './http';
import { type Invalidator, liveReload, type PageCache, PageServer, type RenderWorkers, withLiveReload } from './pages';
import { ApiProxy } from './proxy';
import { Cohorts, compositionRoute, createCanaryAnalysis, previewRoutes, releaseAdminApi } from './rollout';
import { type Attribution, createMetricsAggregator, reportRoute } from './telemetry';

interface GatewayParts {
  config: GatewayConfig;
  shell: Release;
  releases: ActiveReleases;
  store: ReleaseStore;
  workers: RenderWorkers;
  cache: PageCache;
  responses: ResponseCache;
  invalidator: Invalidator;
  log: Log;
  isDraining(): boolean;
}

/** Creates the gateway's request listener, which serves files, API calls, the gateway's own routes, and pages. */
export function createGateway(parts: GatewayParts): RequestListener {
  const { config, shell, releases, workers, cache, responses, invalidator, log, isDraining } = parts;
  const { releasesDir, publicOrigin, outside, rateLimitFactor } = config;
  const processes = new ApiProcesses(config.apiOrigins);
  const api = apiFetch(processes);
  const resolveClient = createClientResolver(parseTrustedProxies(config.proxies));
  const headers = securityHeaders(publicOrigin);
  const cohorts = new Cohorts(config.purgeToken);
  const reports = createReportConsumers({ ...parts, resolveClient, cohorts, api });
  const files = new StaticFiles({ releasesDir, own: shell, headers });
  const proxy = new ApiProxy({
    api: processes,
    cache: responses,
    headers: headers.document,
    logRequest: createRequestLog(log, config.logsRequests, resolveClient),
    invalidate: (paths) => invalidator.invalidate(paths),
    resolveClient,
    log,
    factor: rateLimitFactor,
  });
  const pages = new PageServer({
    shell,
    api,
    resolveClient,
    publicOrigin,
    outside,
    releases,
    cohorts,
    workers,
    cache,
    rateLimitFactor,
    log,
    headers: headers.document,
    onServed: (...page) => reports.canaries.recordPage(...page),
    transform: config.liveReload ? withLiveReload : undefined,
  });
  const fail = createFailureHandler(log, headers.document);
  const servePage = (request: IncomingMessage, response: ServerResponse) =>
    pages.serve(request, response).catch((error: unknown) => fail(error, request, response));
  const routes = createRoutes({ ...parts, resolveClient, cohorts, api, headers: headers.document });
  routes.post('/report', ...reportRoute({ log, resolveClient, onReport: reports.onReport, shell: shell.release }));
  routes.use((request, response) => void servePage(request, response));
  routes.use(((error: unknown, request, response, _next) => fail(error, request, response)) as ErrorRequestHandler);

  return (request, response) => {
    if (isDraining()) response.setHeader('connection', 'close');
    const url = toOriginForm(request.url ?? '/');
    request.url = url;
    if (isFilePath(url)) files.serve(request, response).catch((error: unknown) => fail(error, request, response));
    else if (isApiPath(url)) void proxy.serve(request, response);
    else if (isOwnPath(url)) routes(request, response);
    else void servePage(request, response);
  };
}

interface RoutesParts extends GatewayParts {
  resolveClient: ResolveClient;
  cohorts: Cohorts;
  api: ApiFetch;
  headers: Headers;
}

/** Creates the routes that the gateway answers itself, other than files and reports. */
function createRoutes({ config, releases, store, log, isDraining, headers, ...rest }: RoutesParts): Express {
  const { releasesDir, publicOrigin, securityContact } = config;
  const { resolveClient, cohorts, api } = rest;
  const app = express().disable('x-powered-by').set('etag', false);
  app.use((_, response, next) => {
    setHeaders(response, headers);
    response.setHeader('x-request-id', randomUUID());
    next();
  });
  app.use(healthRoutes({ isDraining, securityContact, publicOrigin }));
  app.get('/composition.json', compositionRoute({ releases, cohorts }));
  app.use('/_preview', previewRoutes(releases, publicOrigin.startsWith('https:')));
  app.use('/_sections', ...releaseAdminApi({ releasesDir, store, releases, api, resolveClient, log }));
  if (config.liveReload) app.use(liveReload(() => releases.composition(), releasesDir));
  return app;
}

interface ReportConsumersParts extends Pick<GatewayParts, 'releases' | 'store' | 'config' | 'log'> {
  resolveClient: ResolveClient;
  cohorts: Cohorts;
  api: ApiFetch;
}

/** Creates the consumers of browser reports: the API's metrics store and the canary analysis. */
function createReportConsumers({ releases, store, config, resolveClient, cohorts, api, log }: ReportConsumersParts) {
  const { releasesDir, purgeToken: token } = config;
  const metrics = createMetricsAggregator({ releasesDir, api, token, log });
  const canaries = createCanaryAnalysis(releases, store, log);
  function onReport(attribution: Attribution, counters: Record<string, number>, request: IncomingMessage) {
    metrics.record(attribution, counters);
    const bucket = cohorts.find(request);
    if (bucket !== undefined)
      canaries.recordReport(attribution, counters, { client: resolveClient(request).key, bucket });
  }
  return { canaries, onReport };
}

/** Handles uncaught errors. The response says only that the request failed. */
const createFailureHandler =
  (log: Log, headers: Headers) => (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const status = (error as { status?: number }).status ?? 500;
    if (status >= 500) log.error({ error, path: getPathname(request.url ?? '') }, 'a request failed');
    if (response.headersSent) return void response.destroy();
    setHeaders(response, headers);
    const text = status < 500 ? 'The request could not be understood.' : 'Something went wrong. Please try again.';
    sendText(response, status, text);
  };
