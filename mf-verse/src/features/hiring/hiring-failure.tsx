import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PlaceLink } from '@verse/contract/place-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, Stack } from '@verse/ui';

/** Error view of the pages about an organisation's jobs. */
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
    action={<PlaceLink place="organisations">Your organisations</PlaceLink>}
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
