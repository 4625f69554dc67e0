import { healthSchema } from '@verse/api-contract/operations/health.schema';
import { NO_STORE } from '../http';
import { PUBLIC, reply, route, type RouteGroup, textReply } from '../http';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics';

export interface HealthDependencies {
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Resolves when the store responds. */
  ping: () => Promise<void>;
}

/** Health routes for monitoring; the gateway does not proxy them. */
export function createHealthFeature({ lifecycle, metrics, ping }: HealthDependencies): RouteGroup {
  const state = { description: 'State of the process', schema: healthSchema };
  const inside = { method: 'get', isInternal: true, permission: PUBLIC } as const;
  return {
    name: 'health',
    routes: [
      route({ ...inside, path: '/healthz', summary: 'Check that the process runs', responses: { 200: state } }, () =>
        reply(200, { status: 'ok' }, NO_STORE),
      ),
      route(
        {
          ...inside,
          path: '/readyz',
          summary: 'Check that the process can serve requests',
          responses: { 200: state, 503: state },
        },
        async () => {
          const reachable = await ping().then(
            () => true,
            () => false,
          );
          const status = lifecycle.isDraining ? 'draining' : reachable ? 'ok' : 'unavailable';
          return reply(status === 'ok' ? 200 : 503, { status }, NO_STORE);
        },
      ),
      route(
        {
          ...inside,
          path: '/metrics',
          summary: 'Get the Prometheus metrics',
          responses: { 200: { description: 'Text format', type: 'text/plain' } },
        },
        async () => textReply(metrics.registry.contentType, await metrics.registry.metrics(), NO_STORE),
      ),
    ],
  };
}
