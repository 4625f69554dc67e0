import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { FailureCard } from '@verse/ui';
import { LoadFailure } from '../../../shared/load-failure';

const Unverified = () => (
  <FailureCard title="Verify your email first." action={<PageLink page="verify-email">Verify my email</PageLink>}>
    You need a verified email to post a job. Then come back here.
  </FailureCard>
);

/** Shown if the member's email is not verified or their organisations could not be loaded. */
export const StartFailure = () => (
  <PageFailure forbidden={<Unverified />}>
    <LoadFailure title="Your organisations could not be loaded." during="loading organisations to post for">
      Please try again.
    </LoadFailure>
  </PageFailure>
);
