import { JOBS_FAILED, JobsFrame, JobsView, loadJobs, OwnJobs } from '../../features/jobs';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobs,
  Frame: ({ children }) => <JobsFrame pageName="jobs">{children}</JobsFrame>,
  View: ({ data }) => (
    <OwnJobs>
      <JobsView page={data} pageName="job" />
    </OwnJobs>
  ),
  failed: JOBS_FAILED,
});
