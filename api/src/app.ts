import express, { type Express, type RequestHandler } from 'express';
import type { Config } from './platform/config';
import { createHealthFeature, type Lifecycle, type Metrics, patientWithStore } from './platform/health';
import {
  answerOptions,
  type CallerOf,
  createBodies,
  createOpenApiFeature,
  createRouter,
  floodLimits,
  guard,
  methodNotAllowed,
  notFound,
  problemHandler,
  type RateLimits,
  refuseDoubledHeaders,
  refuseEncodedBodies,
  refuseLongAddresses,
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
  callerOf: CallerOf;
  rateLimits: RateLimits;
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
  /** What only gateways may ask. */
  forGateways: readonly RequestHandler[];
}

/** The whole path of a request, from top to bottom. */
export function createApp(
  features: readonly RouteGroup[],
  { config, logger, lifecycle, metrics, callerOf, rateLimits, ping, forGateways }: AppParts,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.use(metrics.measure);
  for (const handler of forGateways) app.use(handler);
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(securityHeaders(config.publicOrigin));
  app.use(lifecycle.announce);
  app.use(patientWithStore);
  app.use(refuseLongAddresses);
  app.use(refuseDoubledHeaders);
  app.use(refuseEncodedBodies);
  app.use(sameOriginWrites(config.origins));

  const described = [...features, createHealthFeature({ lifecycle, metrics, ping })];
  const all = [...described, createOpenApiFeature(described, config.publicOrigin)];
  const routes = all.flatMap((feature) => feature.routes);
  app.use(answerOptions(routes));
  const floods = floodLimits(rateLimits, config.limits);
  app.use(...floods.reads);
  app.use(guard(routes, callerOf));
  app.use(floods.writes);
  app.use(createRouter(routes, { callerOf, jsonBytes: config.limits.jsonBytes, bodies: createBodies(config.limits) }));

  app.use(methodNotAllowed(routes));
  app.use(notFound);
  app.use(problemHandler(logger));
  return app;
}
