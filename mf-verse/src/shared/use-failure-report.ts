import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';

/** For a page's error boundary: tells the shell what failed, and asks who is here when the server no longer knows. */
export function useFailureReport(during: string): void {
  const error = useRouteError();
  const shell = useShell();
  useEffect(() => {
    shell.report({ error, during });
    // The session may have ended elsewhere: the shell then leads to the sign-in page.
    if (error instanceof ApiError && error.status === 401) void shell.session.refresh();
  }, [error, during, shell]);
}
