import { definePage } from '@verse/contract/define-page';
import { JobFailure, JobFrame, JobView, loadJob, OwnJobs } from '../../features/jobs';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJob,
  Frame: ({ children }) => <JobFrame pageName="job">{children}</JobFrame>,
  View: ({ data }) => (
    <OwnJobs>
      <JobView loaded={data} pageName="job" />
    </OwnJobs>
  ),
  failed: <JobFailure />,
});
