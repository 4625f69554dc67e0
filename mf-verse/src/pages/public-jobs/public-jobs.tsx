import { definePage } from '@verse/contract/define-page';
import { JobsFailure, JobsFrame, JobsView, loadJobs } from '../../features/jobs';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobs,
  Frame: ({ children }) => (
    <PublicPage>
      <JobsFrame pageName="public-jobs">{children}</JobsFrame>
    </PublicPage>
  ),
  View: ({ data }) => <JobsView page={data} pageName="public-job" />,
  failed: <JobsFailure />,
});
