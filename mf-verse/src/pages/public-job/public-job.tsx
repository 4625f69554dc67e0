import { definePage } from '@verse/contract/define-page';
import { JobFailure, JobFrame, JobView, loadJob } from '../../features/jobs';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJob,
  Frame: ({ children }) => (
    <PublicPage>
      <JobFrame pageName="public-job">{children}</JobFrame>
    </PublicPage>
  ),
  View: ({ data }) => <JobView loaded={data} pageName="public-job" />,
  failed: <JobFailure />,
});
