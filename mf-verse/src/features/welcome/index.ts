export { loadFirstSteps, type FirstStep } from './first-steps.api';
export { Welcome } from './welcome';
