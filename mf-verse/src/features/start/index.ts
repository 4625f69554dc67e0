export { LazyStart } from './lazy-start';
export { loadNearby } from './start.api';
export { STEP, useStartStep } from './start-steps';
