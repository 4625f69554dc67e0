import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { StaffDeskList } from '@verse/api-contract/staff';
import { DeskList } from '../../features/staff';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

export { loadDesks as loader } from '../../features/staff';

export function Component() {
  return (
    <Page>
      <DeskList {...useLoaderData<StaffDeskList>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only the team can open this page."
        title="The desks could not be loaded."
        during="loading the desks"
      >
        Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="staff"
    title="Staff"
    description="What waits for the team."
    lead="What waits for the team, and where to work on it."
  >
    {children}
  </VersePage>
);
