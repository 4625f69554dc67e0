import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard, Stack } from '@verse/ui';
import { LoadFailure, useIsMissing } from '../../shared/load-failure';

/** Error view of an organisation's job pages. */
export function HiringFailure({ title, during }: { title: string; during: string }) {
  const isMissing = useIsMissing();
  return (
    <Stack gap={5}>
      <PageHead title={title} description="Jobs of an organisation." place="organisations" />
      {isMissing ? (
        <FailureCard
          title="This page does not exist for you."
          action={<PageLink page="organisations">Your organisations</PageLink>}
        >
          The address is wrong, it was removed, or your account does not hire for this organisation.
        </FailureCard>
      ) : (
        <LoadFailure title={`${title} could not be loaded.`} during={during}>
          Nothing was lost. Please try again.
        </LoadFailure>
      )}
    </Stack>
  );
}
