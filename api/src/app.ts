import express, { type Express, type RequestHandler } from 'express';
import type { Config } from './platform/config';
import { createHealthFeature, type Lifecycle, type Metrics, storeDeadline } from './platform/health';
import {
  answerOptions,
  createBodyWatches,
  createOpenApiFeature,
  createRouter,
  type FindCaller,
  floodLimits,
  guard,
  methodNotAllowed,
  notFound,
  problemHandler,
  type RateLimits,
  refuseDoubledHeaders,
  refuseEncodedBodies,
  refuseLongAddresses,
  type RepeatedWrites,
  requestId,
  type RouteGroup,
  sameOriginWrites,
  securityHeaders,
} from './platform/http';
import { type Logger, requestLog } from './platform/logging';

export interface AppParts {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  metrics: Metrics;
  findCaller: FindCaller;
  rateLimits: RateLimits;
  ping: () => Promise<void>;
  /** Rejects while the disk has no room for files. */
  assertRoom: () => Promise<void>;
  repeatedWrites: RepeatedWrites;
  /** Routes that only gateways may call. */
  internalRoutes: readonly RequestHandler[];
}

export function createApp(
  features: readonly RouteGroup[],
  {
    config,
    logger,
    lifecycle,
    metrics,
    findCaller,
    rateLimits,
    ping,
    assertRoom,
    repeatedWrites,
    internalRoutes,
  }: AppParts,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.use(metrics.measure);
  for (const handler of internalRoutes) app.use(handler);
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(securityHeaders(config.publicOrigin));
  app.use(lifecycle.announce);
  app.use(storeDeadline);
  app.use(refuseLongAddresses);
  app.use(refuseDoubledHeaders);
  app.use(refuseEncodedBodies);
  app.use(sameOriginWrites(config.origins));

  const described = [...features, createHealthFeature({ lifecycle, metrics, ping })];
  const all = [
    ...described,
    createOpenApiFeature(described, { publicOrigin: config.publicOrigin, isPageOn: config.apiDocs }),
  ];
  const routes = all.flatMap((feature) => feature.routes);
  app.use(answerOptions(routes));
  const floods = floodLimits(rateLimits, config.limits);
  app.use(...floods.reads);
  app.use(guard(routes, findCaller));
  app.use(floods.writes);
  app.use(
    createRouter(routes, {
      findCaller,
      jsonBytes: config.limits.jsonBytes,
      bodies: createBodyWatches(config.limits, assertRoom),
      repeatedWrites,
    }),
  );

  app.use(methodNotAllowed(routes));
  app.use(notFound);
  app.use(problemHandler(logger));
  return app;
}
