import { useRevalidator } from 'react-router-dom';
import { FailureCard } from '@verse/ui';

export function CatalogueFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureCard
      title="The products could not be loaded."
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    >
      Please try again in a moment.
    </FailureCard>
  );
}
