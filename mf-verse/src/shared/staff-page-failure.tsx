import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { FailureCard } from '@verse/ui';
import { LoadFailure } from './load-failure';

interface StaffPageFailureProps {
  /** Title shown to members who may not open the page. */
  forbidden: string;
  title: string;
  during: string;
  children: ReactNode;
}

/** Error view of staff pages. Offers a retry except after a 403, where a retry would not help. */
export function StaffPageFailure({ forbidden, ...failure }: StaffPageFailureProps) {
  const error = useRouteError();
  if (!(error instanceof ApiError && error.status === 403)) return <LoadFailure {...failure} />;
  const lacksSecondFactor = error.code === 'two-factor-required';
  return (
    <FailureCard
      title={lacksSecondFactor ? 'Turn on two-factor sign-in first.' : forbidden}
      action={
        <PageLink page={lacksSecondFactor ? 'settings' : 'community'}>
          {lacksSecondFactor ? 'Open settings' : 'Back to the Verse'}
        </PageLink>
      }
    >
      {error.message}
    </FailureCard>
  );
}
