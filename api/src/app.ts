import express, { type Express } from 'express';
import type { Config } from './platform/config';
import { createHealthFeature, type Lifecycle, type Metrics } from './platform/health';
import { createOpenApiFeature, notFound, problemHandler, refuseEncodedBodies, requestId, sameOriginWrites, securityHeaders, type Feature } from './platform/http';
import { requestLog, type Logger } from './platform/logging';

export interface Platform {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
}

/** The whole path of a request, from top to bottom. */
export function createApp(features: readonly Feature[], { config, logger, lifecycle, metrics, ping }: Platform): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.use(metrics.measure);
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(securityHeaders(config.publicOrigin));
  app.use(lifecycle.announce);
  app.use(refuseEncodedBodies);
  app.use(sameOriginWrites(config.origins));

  const all = [...features, createHealthFeature({ lifecycle, metrics, ping })];
  for (const { router } of [...all, createOpenApiFeature(all, config.publicOrigin)]) app.use(router);

  app.use(notFound);
  app.use(problemHandler(logger));
  return app;
}
