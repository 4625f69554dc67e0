import { JobFailure, JobView } from '../../features/jobs';
import { PublicPage } from '../../shared/public-page';

export { loadJob as loader } from '../../features/jobs';

export const Component = () => (
  <PublicPage>
    <JobView pageName="public-job" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <JobFailure pageName="public-job" />
  </PublicPage>
);
