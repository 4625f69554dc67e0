import { JobsFailure, JobsView } from '../../features/jobs';
import { PublicPage } from '../../shared/public-page';

export { loadJobs as loader } from '../../features/jobs';

export const Component = () => (
  <PublicPage>
    <JobsView pageName="public-jobs" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <JobsFailure pageName="public-jobs" />
  </PublicPage>
);
