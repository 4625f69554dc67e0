import { JobFailure, JobView, OwnJobs } from '../../features/jobs';

export { loadJob as loader } from '../../features/jobs';

export const Component = () => (
  <OwnJobs>
    <JobView pageName="job" />
  </OwnJobs>
);

export const ErrorBoundary = () => <JobFailure pageName="job" />;
