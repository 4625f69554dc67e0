import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { DisputeDesk, DisputeDetails, type loadDisputes } from '../../features/project-work';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';

export { loadDisputes as loader } from '../../features/project-work';

export function Component() {
  const loaded = useLoaderData<typeof loadDisputes>();
  return (
    <Page>
      {loaded.dispute ? (
        <DisputeDetails key={loaded.dispute.number} dispute={loaded.dispute} messages={loaded.messages} />
      ) : (
        <DisputeDesk page={loaded.page} />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only staff who are on neither side can decide disputes."
        title="The disputes could not be loaded."
        during="loading the disputes"
      >
        They are safe on the server. Please try again. A dispute that was decided is no longer here.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={5}>
    <PageHead title="Disputes" description="Disputes about milestones of projects." place="disputes" />
    <StaffLink />
    <PageHeader title="Disputes" lead="Read both sides, then decide with reasons. Each look is recorded." />
    {children}
  </Stack>
);
