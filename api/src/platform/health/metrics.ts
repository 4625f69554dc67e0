import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Measures every request, labelled with its route pattern. Requests that match no route share one label. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }) {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const measure: RequestHandler = (request, response, next) => {
    const stop = duration.startTimer();
    response.once('close', () => {
      // Skips event streams, because they stay open as long as the page does.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const route = (request.route as { path?: string } | undefined)?.path ?? 'unmatched';
      stop({ method: request.method, route, status: response.statusCode });
    });
    next();
  };
  return { measure, registry };
}
