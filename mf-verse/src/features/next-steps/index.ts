export { StepList } from './step-list';
export { WaitingForYou } from './waiting-for-you';
export { loadNextSteps, loadStepsBeside } from './next-steps.api';
