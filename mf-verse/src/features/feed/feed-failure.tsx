import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { FailureCard } from '@verse/ui';

export function FeedFailure() {
  const error = useRouteError();
  const shell = useShell();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    shell.report({ error, during: 'loading the feed' });
    // The session may have ended elsewhere: the shell then leads to the sign-in page.
    if (error instanceof ApiError && error.status === 401) void shell.session.refresh();
  }, [error, shell]);
  return (
    <FailureCard title="No posts found." onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      We could not reach the server.
    </FailureCard>
  );
}
