import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { JobReviews, type loadJobReviews } from '../../features/hiring';
import { JobContent } from '../../features/jobs';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';

export { loadJobReviews as loader } from '../../features/hiring';

export function Component() {
  return (
    <Page>
      <JobReviews page={useLoaderData<typeof loadJobReviews>()} preview={(job) => <JobContent job={job} />} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only the team can review jobs."
        title="The jobs could not be loaded."
        during="loading the jobs to review"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Stack gap={5}>
      <PageHead title="Jobs to review" description="First jobs of new organisations." place="job-reviews" />
      <StaffLink />
      <PageHeader
        title="Jobs to review"
        lead="First jobs of organisations without a verified domain, in the order in which they were sent."
      />
      {children}
    </Stack>
  );
}
