import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { LoadFailure, useIsMissing } from '../../shared/load-failure';

export const VoteFailure = () => (
  <div className={styles.page}>
    <PageHead title="Vote" description="The community vote of a contest." isListed={false} />
    {useIsMissing() ? (
      <FailureCard
        title="This contest has no community vote."
        titleAs="h1"
        action={<PageLink page="contests">All contests</PageLink>}
      >
        The address is wrong, or the contest is decided by its judges alone.
      </FailureCard>
    ) : (
      <LoadFailure title="The vote could not be loaded." titleAs="h1" during="loading a vote">
        Your ballot is safe on the server. Please try again.
      </LoadFailure>
    )}
  </div>
);
