export { StepList } from './step-list';
export { loadNextSteps } from './next-steps.api';
