import { JobFailure, JobView } from '../../features/jobs';

export { loadJob as loader } from '../../features/jobs';

export const Component = () => <JobView place="job" />;

export const ErrorBoundary = () => <JobFailure place="job" />;
