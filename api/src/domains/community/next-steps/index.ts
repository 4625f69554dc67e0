export { createNextStepsFeature } from './next-steps.feature';
