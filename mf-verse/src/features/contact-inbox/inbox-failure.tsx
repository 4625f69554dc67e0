import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { ButtonLink, FailureCard } from '@verse/ui';
import { useFailureReport } from '../../shared/use-failure-report';

/** 403 says "not you", and trying again would not help; anything else may pass. */
export function InboxFailure() {
  const error = useRouteError();
  const { href } = useShell();
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the contact inbox');
  if (!(error instanceof ApiError && error.status === 403)) {
    return (
      <FailureCard
        title="The messages could not be loaded."
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      >
        They are safe on the server. Please try again.
      </FailureCard>
    );
  }
  const lacksSecondFactor = error.code === 'two-factor-required';
  const to = href(lacksSecondFactor ? 'settings' : 'community');
  const wayOn = to ? (
    <ButtonLink as={Link} to={to} variant="secondary">
      {lacksSecondFactor ? 'Open settings' : 'Back to the Verse'}
    </ButtonLink>
  ) : null;
  return (
    <FailureCard
      title={lacksSecondFactor ? 'Turn on two-factor sign-in first.' : 'Only the team can read this inbox.'}
      action={wayOn}
    >
      {error.message}
    </FailureCard>
  );
}
