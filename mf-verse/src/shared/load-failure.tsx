import type { ComponentProps } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';

/** Returns whether the page could not be loaded because it does not exist for this person. */
export function useIsMissing(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
}

interface LoadFailureProps extends ComponentProps<typeof FailureCard> {
  /** What failed, for the report. */
  during: string;
}

/** Reports that a page could not be loaded, and offers to try again. */
export const LoadFailure = ({
  during,
  children = 'We could not reach the server. Please try again.',
  ...card
}: LoadFailureProps) => (
  <FailureCard {...card} {...useLoadFailure(during)}>
    {children}
  </FailureCard>
);
