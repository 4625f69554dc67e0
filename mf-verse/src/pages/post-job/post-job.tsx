import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { EmployerChoice, StartFailure, startPosting } from '../../features/hiring';

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
  failed: <StartFailure />,
});
