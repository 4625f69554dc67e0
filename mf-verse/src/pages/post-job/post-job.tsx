import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import { EmployerChoice, startPosting } from '../../features/hiring';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: startPosting,
  Frame: ({ children }) => (
    <Stack gap={5}>
      <PageHead title="Post a job" description="Choose the organisation." place="post-job" />
      <PageHeader title="Post a job" lead="Choose the organisation that posts it." />
      {children}
    </Stack>
  ),
  View: ({ data }) => <EmployerChoice employers={data} />,
  failed: (
    <PageFailure
      forbidden={
        <FailureCard title="Verify your email first." action={<PageLink page="verify-email">Verify my email</PageLink>}>
          Jobs are posted by members with a verified email. Then come back to this page.
        </FailureCard>
      }
    >
      <LoadFailure title="Your organisations could not be loaded." during="loading organisations to post for">
        Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
