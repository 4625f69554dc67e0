import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { loadRewards, RewardList } from '../../features/rewards';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadRewards,
  Frame: ({ children }) => (
    <VersePage
      place="rewards"
      title="Referral rewards"
      description="Rewards to decide."
      lead="After 20 in 30 days, a member’s rewards need your approval."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <RewardList page={data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only moderators can open this page." />}>
      <LoadFailure title="The rewards could not be loaded." during="loading the rewards">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
