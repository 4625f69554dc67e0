export { createHealthFeature } from './health.feature';
export { Lifecycle } from './lifecycle';
export { createMetrics, type Metrics } from './metrics';
export { storeDeadline } from './store-deadline';
