import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard, PageHeader, Stack } from '@verse/ui';

/** Shown if a project does not exist for this member or could not be loaded. */
export function ProjectFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? 'Project not found' : 'Project'} description="A project." isListed={false} />
      {isMissing ? (
        <PageHeader title="Project not found" lead="No project of yours has this number." />
      ) : (
        <Unreachable />
      )}
      <p>
        <ButtonLink as={Link} to={useShell().href('projects') ?? ''} variant="secondary">
          All projects
        </ButtonLink>
      </p>
    </Stack>
  );
}

const Unreachable = () => (
  <FailureCard title="The project could not be loaded." titleAs="h1" {...useLoadFailure('loading a project')}>
    We could not reach the server. Please try again.
  </FailureCard>
);
