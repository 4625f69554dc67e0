import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type loadRewards, RewardList } from '../../features/rewards';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

export { loadRewards as loader } from '../../features/rewards';

export function Component() {
  return (
    <Page>
      <RewardList page={useLoaderData<typeof loadRewards>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only moderators can open this page."
        title="The rewards could not be loaded."
        during="loading the rewards"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="rewards"
    title="Referral rewards"
    description="Rewards that wait for a decision."
    lead="More than 20 for one member in 30 days are booked only if you approve."
    back={<StaffLink />}
    isNarrow
  >
    {children}
  </VersePage>
);
