import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import { type loadNextSteps, StepList } from '../../features/next-steps';
import { useStepMarkUpdate } from '../../features/notifications';

export { loadNextSteps as loader } from '../../features/next-steps';

const LEAD = 'What waits for you, with its date.';

export function Component() {
  const steps = useLoaderData<typeof loadNextSteps>();
  useStepMarkUpdate(steps.steps);
  return (
    <Page>
      <StepList {...steps} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="Your next steps could not be loaded." {...useLoadFailure('loading next steps')}>
        We could not reach the server. Please try again.
      </FailureCard>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={6}>
    <PageHead title="Next steps" description={LEAD} place="next-steps" />
    <PageHeader title="Next steps" lead={LEAD} />
    {children}
  </Stack>
);
