export { loadApplicants } from './applicants.api';
export { JobBoard } from './job-board';
export { JobCard } from './job-card';
export { mayPost } from './job-choice';
export { doWithJob, loadJob, loadJobs } from './jobs.api';
export { JobsFailure } from './jobs-failure';
