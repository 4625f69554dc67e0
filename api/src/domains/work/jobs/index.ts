export { createJobsFeature, type JobsFeature } from './jobs.feature';
