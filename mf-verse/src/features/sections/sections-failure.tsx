import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PlaceLink } from '@verse/contract/place-link';
import { FailureCard } from '@verse/ui';
import { LoadingFailure } from '../../shared/loading-failure';

/** 403 says "not you"; anything else may pass. */
export function SectionsFailure() {
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 403) {
    const lacksSecondFactor = error.code === 'two-factor-required';
    return (
      <FailureCard
        title={lacksSecondFactor ? 'Turn on two-factor sign-in first.' : 'Only admins can open this page.'}
        action={
          <PlaceLink place={lacksSecondFactor ? 'settings' : 'community'}>
            {lacksSecondFactor ? 'Open settings' : 'Back to the Verse'}
          </PlaceLink>
        }
      >
        {error.message}
      </FailureCard>
    );
  }
  return (
    <LoadingFailure title="The sections could not be loaded." during="loading the sections">
      The site goes on as it is. Please try again.
    </LoadingFailure>
  );
}
