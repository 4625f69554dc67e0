import { useRevalidator } from 'react-router-dom';
import { FailureCard } from '@verse/ui';
import { useFailureReport } from '../../shared/use-failure-report';

export function ContestsFailure() {
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the contests');
  return (
    <FailureCard
      title="The contests could not be loaded."
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    >
      We could not reach the server. Please try again.
    </FailureCard>
  );
}
