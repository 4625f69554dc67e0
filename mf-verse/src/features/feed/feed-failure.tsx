import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';

export const FeedFailure = () => (
  <FailureCard title="No posts found." {...useLoadFailure('loading the feed')}>
    We could not reach the server.
  </FailureCard>
);
