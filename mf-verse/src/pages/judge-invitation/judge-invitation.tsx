import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { JudgeInvitation, loadJudgeInvitation } from '../../features/contest-judging';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgeInvitation,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="Invitation to judge" description="An invitation to judge a contest." place="judge-invitation" />
      <PageHeader title="Invitation to judge" />
      {children}
    </Stack>
  ),
  View: ({ data }) => <JudgeInvitation {...data} />,
  failed: <LoadFailure title="The invitation could not be loaded." during="loading an invitation to judge" />,
});
