import express, { type Express } from 'express';
import type { Config } from './platform/config';
import { createHealthFeature, type Lifecycle, type Metrics } from './platform/health';
import { createOpenApiFeature, guard, methodNotAllowed, notFound, problemHandler, refuseEncodedBodies, refuseLongAddresses, requestId, sameOriginWrites, securityHeaders, type CallerOf, type Feature } from './platform/http';
import { requestLog, type Logger } from './platform/logging';

export interface Platform {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  metrics: Metrics;
  callerOf: CallerOf;
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
}

/** The whole path of a request, from top to bottom. */
export function createApp(features: readonly Feature[], { config, logger, lifecycle, metrics, callerOf, ping }: Platform): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.use(metrics.measure);
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(securityHeaders(config.publicOrigin));
  app.use(lifecycle.announce);
  app.use(refuseLongAddresses);
  app.use(refuseEncodedBodies);
  app.use(sameOriginWrites(config.origins));

  const described = [...features, createHealthFeature({ lifecycle, metrics, ping })];
  const all = [...described, createOpenApiFeature(described, config.publicOrigin)];
  app.use(guard(all.flatMap(({ operations }) => operations), callerOf));
  for (const { router } of all) app.use(router);

  app.use(methodNotAllowed(all));
  app.use(notFound);
  app.use(problemHandler(logger));
  return app;
}
