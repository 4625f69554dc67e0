import { Link } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard, PageHeader, Stack } from '@verse/ui';
import { useIsMissing } from '../../shared/load-failure';

/** Shown if an application does not exist or could not be loaded. */
export function ApplicationFailure() {
  const isMissing = useIsMissing();
  const all = useShell().href('own-applications') ?? '';
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? 'Application not found' : 'Application'} description="Your application to a job." />
      {isMissing ? (
        <PageHeader title="Application not found" lead="You have not applied to this job with this account." />
      ) : (
        <Unreachable />
      )}
      <p>
        <ButtonLink as={Link} to={all} variant="secondary">
          All applications
        </ButtonLink>
      </p>
    </Stack>
  );
}

const Unreachable = () => (
  <FailureCard title="The application could not be loaded." titleAs="h1" {...useLoadFailure('loading an application')}>
    We could not reach the server. Please try again.
  </FailureCard>
);
