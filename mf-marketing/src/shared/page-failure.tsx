import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { FailureCard, Orbit } from '@verse/ui';
import { PageButton } from './page-button';
import styles from './page-failure.module.scss';

/** Shown if a page does not exist or could not be loaded. */
export function PageFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />;
}

function Missing() {
  return (
    <section className={styles.face}>
      <PageHead title="Page Not Found" />
      <Orbit className={styles.art} isBroken />
      <h1 className={styles.title}>Page Not Found</h1>
      <p className={styles.text}>There’s nothing at this address. The page may have moved, or the link may be wrong.</p>
      <div className={styles.actions}>
        <PageButton page="services">All services</PageButton>
        <PageButton page="home" variant="secondary">
          Return Home
        </PageButton>
      </div>
    </section>
  );
}

function Failed({ error }: { error: unknown }) {
  const shell = useShell();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    shell.report({ error, during: 'showing a page of the public site' });
  }, [shell, error]);
  return (
    <section className={styles.face}>
      <PageHead title="Not available right now" isListed />
      <FailureCard
        title="This page is not available right now."
        titleAs="h1"
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      >
        We could not load this page. Please try again in a moment.
      </FailureCard>
    </section>
  );
}
