import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, Stack } from '@verse/ui';

/** Error view of an organisation's job pages. */
export function HiringFailure({ title, during }: { title: string; during: string }) {
  const error = useRouteError();
  return (
    <Stack gap={5}>
      <PageHead title={title} description="Jobs of an organisation." place="organisations" />
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <Missing />
      ) : (
        <Retryable title={`${title} could not be loaded.`} during={during} />
      )}
    </Stack>
  );
}

const Missing = () => (
  <FailureCard
    title="This page does not exist for you."
    action={<PageLink page="organisations">Your organisations</PageLink>}
  >
    The address is wrong, it was removed, or your account does not hire for this organisation.
  </FailureCard>
);

function Retryable({ title, during }: { title: string; during: string }) {
  return (
    <FailureCard title={title} {...useLoadFailure(during)}>
      Nothing was lost. Please try again.
    </FailureCard>
  );
}
