import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ApiError } from '../api-client';

/**
 * Reports why a page's data could not be loaded. For use in an error boundary. Returns the props that let a
 * `FailureCard` reload the data in place.
 *
 * @example <FailureCard title="The jobs could not be loaded." {...useLoadFailure('loading the jobs')} />
 */
export function useLoadFailure(during: string) {
  const error = useRouteError();
  const shell = useShell();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // The session was ended elsewhere. Refetching it makes the shell show the sign-in page.
    if (error instanceof ApiError && error.status === 401) void shell.session.refresh();
    else shell.report({ error, during });
  }, [error, during, shell]);
  return { onRetry: () => void revalidate(), isRetrying: state === 'loading' };
}
