import { Router } from 'express';
import { healthSchema } from '@verse/api-contract/health';
import type { Feature } from '../http';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics';

export interface HealthDependencies {
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
}

/** For those who watch the process. The gateway does not carry these addresses to the outside. */
export function createHealthFeature({ lifecycle, metrics, ping }: HealthDependencies): Feature {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reachable = await ping().then(() => true, () => false);
    const status = lifecycle.isDraining ? 'draining' : reachable ? 'ok' : 'unavailable';
    response.status(status === 'ok' ? 200 : 503).set('Cache-Control', 'no-store').json({ status });
  });
  router.get('/metrics', async (_request, response) => {
    response.set('Cache-Control', 'no-store').type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const state = { description: 'State of the process', schema: healthSchema };
  return {
    name: 'health',
    router,
    operations: [
      { method: 'get', path: '/healthz', summary: 'The process runs', access: 'public', answers: { 200: state } },
      { method: 'get', path: '/readyz', summary: 'The process can serve', access: 'public', answers: { 200: state, 503: state } },
      { method: 'get', path: '/metrics', summary: 'Prometheus metrics', access: 'public', answers: { 200: { description: 'Text format', type: 'text/plain' } } },
    ],
  };
}
