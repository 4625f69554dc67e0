export type { Attribution } from './attribution';
export { createMetricsAggregator } from './metrics-aggregator';
export { reportRoute } from './reports';
