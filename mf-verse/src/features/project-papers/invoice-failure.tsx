import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard, PageHeader, Stack } from '@verse/ui';

/** Shown if an invoice does not exist for this member or could not be loaded. */
export function InvoiceFailure() {
  const error = useRouteError();
  const { number = '' } = useParams();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? 'Invoice not found' : 'Invoice'} description="An invoice." isListed={false} />
      {isMissing ? (
        <PageHeader title="Invoice not found" lead="No milestone of yours has an invoice at this address." />
      ) : (
        <Unreachable />
      )}
      <p>
        <ButtonLink as={Link} to={useShell().href('project', { number }) ?? ''} variant="secondary">
          Project {number}
        </ButtonLink>
      </p>
    </Stack>
  );
}

const Unreachable = () => (
  <FailureCard title="The invoice could not be loaded." titleAs="h1" {...useLoadFailure('loading an invoice')}>
    We could not reach the server. Please try again.
  </FailureCard>
);
