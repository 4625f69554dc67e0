import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { FailureCard } from '@verse/ui';
import { LoadFailure } from '../../../shared/load-failure';

/** Shown if the member's email is not verified or their organisations could not be loaded. */
export function StartFailure() {
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 403)
    return (
      <FailureCard title="Verify your email first." action={<PageLink page="verify-email">Verify my email</PageLink>}>
        Jobs are posted by members with a verified email. Then come back to this page.
      </FailureCard>
    );
  return (
    <LoadFailure title="Your organisations could not be loaded." during="loading organisations to post for">
      Please try again.
    </LoadFailure>
  );
}
