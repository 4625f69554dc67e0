import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { ButtonLink, FailureCard } from '@verse/ui';
import { useFailureReport } from '../../shared/use-failure-report';

/** 403 says "not you", and trying again would not help; anything else may pass. */
export function InboxFailure() {
  const error = useRouteError();
  const community = useShell().href('community');
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the contact inbox');
  if (!(error instanceof ApiError && error.status === 403)) {
    return (
      <FailureCard title="The messages could not be loaded." onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
        Nothing is lost; they are kept on the server.
      </FailureCard>
    );
  }
  const wayOn = community ? (
    <ButtonLink as={Link} to={community} variant="secondary">
      Back to the Verse
    </ButtonLink>
  ) : null;
  return (
    <FailureCard title="This inbox is for the team." action={wayOn}>
      {error.message}
    </FailureCard>
  );
}
