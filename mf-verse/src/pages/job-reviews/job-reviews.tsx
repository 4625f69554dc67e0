import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { JobReviews, loadJobReviews } from '../../features/hiring';
import { JobContent } from '../../features/jobs';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobReviews,
  Frame: ({ children }) => (
    <Stack gap={5}>
      <PageHead title="Jobs to review" description="First jobs from new organisations." place="job-reviews" />
      <StaffLink />
      <PageHeader
        title="Jobs to review"
        lead="First jobs from organisations without a verified domain, oldest first."
      />
      {children}
    </Stack>
  ),
  View: ({ data }) => <JobReviews page={data} preview={(job) => <JobContent job={job} />} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only staff can review jobs." />}>
      <LoadFailure title="The jobs could not be loaded." during="loading the jobs to review">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
