import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PlaceLink } from '@verse/contract/place-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type loadRewards, RewardList, RewardsFailure } from '../../features/rewards';
import styles from './rewards.module.scss';

export { decideReward as action, loadRewards as loader } from '../../features/rewards';
export { shouldRevalidate } from '../../shared/form-outcome';

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
      <RewardsFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Referral rewards" description="Rewards that wait for a decision." place="rewards" />
      <p>
        <PlaceLink place="moderation" className={styles.back}>
          All cases
        </PlaceLink>
      </p>
      <PageHeader
        title="Referral rewards"
        lead="More than 20 for one member in 30 days are booked only if you approve."
      />
      {children}
    </div>
  );
}
