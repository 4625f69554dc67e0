import { JobsFailure, JobsView, OwnJobs } from '../../features/jobs';

export { loadJobs as loader } from '../../features/jobs';

export const Component = () => (
  <OwnJobs>
    <JobsView pageName="jobs" />
  </OwnJobs>
);

export const ErrorBoundary = () => <JobsFailure pageName="jobs" />;
