import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import { type loadOwnPackages, PackagesEditor } from '../../features/packages';

export { loadOwnPackages as loader } from '../../features/packages';

const LEAD = 'Packages with a price and a delivery time, on your profile and among the services.';

export function Component() {
  const own = useLoaderData<typeof loadOwnPackages>();
  const { href } = useShell();
  return (
    <Page>
      <PackagesEditor own={own} />
      <p>
        Clients see them in this order on your page. <Link to={href('profile') ?? ''}>Your profile</Link>
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="Your packages could not be loaded." {...useLoadFailure('loading own packages')}>
        We could not reach the server. Please try again.
      </FailureCard>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={6}>
    <PageHead title="What I offer" description={LEAD} place="packages" />
    <PageHeader title="What I offer" lead={LEAD} />
    {children}
  </Stack>
);
