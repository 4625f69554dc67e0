import { JOBS_FAILED, JobsFrame, JobsView, loadJobs } from '../../features/jobs';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobs,
  Frame: ({ children }) => (
    <PublicPage>
      <JobsFrame pageName="public-jobs">{children}</JobsFrame>
    </PublicPage>
  ),
  View: ({ data }) => <JobsView page={data} pageName="public-job" />,
  failed: JOBS_FAILED,
});
