import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { loadNextSteps, StepList } from '../../features/next-steps';
import { useStepMarkUpdate } from '../../features/notifications';
import { LoadFailure } from '../../shared/load-failure';

const LEAD = 'Your move.';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadNextSteps,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="Next steps" description={LEAD} place="next-steps" />
      <PageHeader title="Next steps" lead={LEAD} />
      {children}
    </Stack>
  ),
  View: ({ data }) => {
    useStepMarkUpdate(data.steps);
    return <StepList {...data} />;
  },
  failed: <LoadFailure title="Your next steps could not be loaded." during="loading next steps" />,
});
