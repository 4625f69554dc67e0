import { loadRewards, RewardList } from '../../features/rewards';
import { definePage } from '../../shared/define-page';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadRewards,
  Frame: ({ children }) => (
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
  ),
  View: ({ data }) => <RewardList page={data} />,
  forbidden: <StaffOnly title="Only moderators can open this page." />,
  failed: {
    title: 'The rewards could not be loaded.',
    text: 'They are safe on the server. Please try again.',
    during: 'loading the rewards',
  },
});
