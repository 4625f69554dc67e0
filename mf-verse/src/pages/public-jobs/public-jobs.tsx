import { JobsFailure, JobsView } from '../../features/jobs';
import { PublicPage } from '../../shared/public-page';

export { loadJobs as loader } from '../../features/jobs';

export const Component = () => (
  <PublicPage>
    <JobsView place="public-jobs" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <JobsFailure place="public-jobs" />
  </PublicPage>
);
