import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';

export function VoteFailure() {
  const error = useRouteError();
  const retry = useLoadFailure('loading a vote');
  return (
    <div className={styles.page}>
      <PageHead title="Vote" description="The community vote of a contest." isListed={false} />
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <FailureCard
          title="This contest has no community vote."
          titleAs="h1"
          action={<PageLink page="contests">All contests</PageLink>}
        >
          The address is wrong, or the contest is decided by its judges alone.
        </FailureCard>
      ) : (
        <FailureCard title="The vote could not be loaded." titleAs="h1" {...retry}>
          Your ballot is safe on the server. Please try again.
        </FailureCard>
      )}
    </div>
  );
}
