import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { EmployerChoice, StartFailure, type startPosting } from '../../features/hiring';

export { startPosting as loader } from '../../features/hiring';

export const Component = () => (
  <Page>
    <EmployerChoice employers={useLoaderData<typeof startPosting>()} />
  </Page>
);

export const ErrorBoundary = () => (
  <Page>
    <StartFailure />
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={5}>
    <PageHead title="Post a job" description="Choose the organisation." place="post-job" />
    <PageHeader title="Post a job" lead="Choose the organisation that posts it." />
    {children}
  </Stack>
);
