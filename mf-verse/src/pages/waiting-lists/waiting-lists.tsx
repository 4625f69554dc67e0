import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { DeskLists, type loadWaitingDesk } from '../../features/waiting-list-desk';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

export { loadWaitingDesk as loader } from '../../features/waiting-list-desk';

export function Component() {
  return (
    <Page>
      <DeskLists {...useLoaderData<typeof loadWaitingDesk>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only editors can open waiting lists."
        title="The waiting lists could not be loaded."
        during="loading the waiting lists"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="waiting-list-desk"
    title="Waiting lists"
    description="Offers in preparation, and how many people wait for each."
    lead="Offers in preparation. Open a list once the offer exists: everyone on it gets one email."
    back={<StaffLink />}
    isNarrow
  >
    {children}
  </VersePage>
);
