import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import styles from './feed-failure.module.scss';

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
    <div className={styles.failure} role="alert">
      <p className={styles.title}>No posts found.</p>
      <p>We could not reach the server.</p>
      <button className={styles.retry} disabled={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </button>
    </div>
  );
}
