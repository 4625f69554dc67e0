export { createJobsFeature } from './jobs.feature';
