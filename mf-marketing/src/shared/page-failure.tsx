import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { FailureCard, Orbit } from '@verse/ui';
import { useShell } from '@verse/contract/react';
import { PlaceButton } from './place-button';
import styles from './page-failure.module.scss';

/** What a page shows instead of itself: it is not there, or it could not be brought. */
export function PageFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />;
}

function Missing() {
  return (
    <section className={styles.face}>
      <title>Page Not Found | Creativity Verse</title>
      <meta name="robots" content="noindex" />
      <Orbit className={styles.art} isBroken />
      <h1 className={styles.title}>Page Not Found</h1>
      <p className={styles.text}>There is nothing at this address. It may have moved, or never have been.</p>
      <div className={styles.actions}>
        <PlaceButton place="services">
          All services
        </PlaceButton>
        <PlaceButton place="home" variant="secondary">
          Return Home
        </PlaceButton>
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
      <title>Not available right now | Creativity Verse</title>
      <FailureCard
        title="This page is not available right now."
        titleAs="h1"
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      >
        We could not fetch what belongs here. Please try again in a moment.
      </FailureCard>
    </section>
  );
}
