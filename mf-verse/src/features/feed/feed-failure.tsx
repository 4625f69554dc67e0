import { useRevalidator } from 'react-router-dom';
import { FailureCard } from '@verse/ui';
import { useFailureReport } from '../../shared/use-failure-report';

export function FeedFailure() {
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the feed');
  return (
    <FailureCard title="No posts found." onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      We could not reach the server.
    </FailureCard>
  );
}
