import { JobsFailure, JobsView } from '../../features/jobs';

export { loadJobs as loader } from '../../features/jobs';

export const Component = () => <JobsView place="jobs" />;

export const ErrorBoundary = () => <JobsFailure place="jobs" />;
