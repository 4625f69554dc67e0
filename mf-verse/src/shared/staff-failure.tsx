import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PlaceLink } from '@verse/contract/place-link';
import { FailureCard } from '@verse/ui';
import { LoadingFailure } from './loading-failure';

interface StaffFailureProps {
  /** The title where the page is for others. */
  refused: string;
  title: string;
  during: string;
  children: ReactNode;
}

/** For pages of the team. 403 says "not you", and trying again would not help; anything else may pass. */
export function StaffFailure({ refused, ...failure }: StaffFailureProps) {
  const error = useRouteError();
  if (!(error instanceof ApiError && error.status === 403)) return <LoadingFailure {...failure} />;
  const lacksSecondFactor = error.code === 'two-factor-required';
  return (
    <FailureCard
      title={lacksSecondFactor ? 'Turn on two-factor sign-in first.' : refused}
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
