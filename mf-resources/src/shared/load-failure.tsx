import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Failure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard } from '@verse/ui';

interface LoadFailureProps {
  title: string;
  failure: Failure;
}

/**
 * Shown in place of content that failed to load. "Try again" works without scripts, because it is a link to the same
 * URL.
 */
export function LoadFailure({ title, failure }: LoadFailureProps) {
  const location = useLocation();
  useEffect(() => {
    console.error(title, failure.status, failure.body || failure.message);
  }, [title, failure]);
  const again = (
    <ButtonLink as={Link} to={location} replace preventScrollReset variant="secondary">
      Try again
    </ButtonLink>
  );
  return (
    <FailureCard title={title} action={again}>
      {failure.status === 0
        ? 'The server could not be reached. Check your connection.'
        : 'Something went wrong on our side. The rest of the site still works.'}
    </FailureCard>
  );
}
