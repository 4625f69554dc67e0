import { useRouteError } from 'react-router-dom';
import type { ApiError } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { FailureCard } from '@verse/ui';

/** Replaces a staff page for members who may not open it. For `forbidden` of `definePage`. */
export function StaffOnly({ title }: { title: string }) {
  const { code, message } = useRouteError() as ApiError;
  const lacksSecondFactor = code === 'two-factor-required';
  return (
    <FailureCard
      title={lacksSecondFactor ? 'Turn on two-factor sign-in first.' : title}
      action={
        <PageLink page={lacksSecondFactor ? 'settings' : 'community'}>
          {lacksSecondFactor ? 'Open settings' : 'Back to the Verse'}
        </PageLink>
      }
    >
      {message}
    </FailureCard>
  );
}
