import { definePage } from '@verse/contract/define-page';
import { JobsFailure, JobsFrame, JobsView, loadJobs, OwnJobs } from '../../features/jobs';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobs,
  Frame: ({ children }) => <JobsFrame pageName="jobs">{children}</JobsFrame>,
  View: ({ data }) => (
    <OwnJobs>
      <JobsView page={data} pageName="job" />
    </OwnJobs>
  ),
  failed: <JobsFailure />,
});
