import { definePage } from '@verse/contract/define-page';
import { JOB_FAILURE, JobFrame, JobView, loadJob, OwnJobs } from '../../features/jobs';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJob,
  Frame: ({ children }) => <JobFrame pageName="job">{children}</JobFrame>,
  View: ({ data }) => (
    <OwnJobs>
      <JobView loaded={data} pageName="job" />
    </OwnJobs>
  ),
  ...JOB_FAILURE,
});
