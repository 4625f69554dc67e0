export { createHealthFeature } from './health.feature';
export { Lifecycle } from './lifecycle';
export { createMetrics } from './metrics';
export type { Metrics } from './metrics';
export { storeDeadline } from './store-deadline';
