export { loadFirstSteps } from './first-steps.api';
export type { FirstStep } from './first-steps.api';
export { Welcome } from './welcome';
