import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';

/** For a page's error boundary: tells the shell what failed, and asks who is here when the server no longer knows. */
export function useFailureReport(during: string): void {
  const error = useRouteError();
  const shell = useShell();
  useEffect(() => {
    // The session has ended elsewhere, which is no failure: the shell leads to the sign-in page.
    if (error instanceof ApiError && error.status === 401) void shell.session.refresh();
    else shell.report({ error, during });
  }, [error, during, shell]);
}
