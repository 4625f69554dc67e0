import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageHead, useShell } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { loadOwnPackages, PackagesEditor } from '../../features/packages';
import { LoadFailure } from '../../shared/load-failure';

const LEAD = 'Work with a price and a delivery time, on your profile and in Services.';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOwnPackages,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="What I offer" description={LEAD} place="packages" />
      <PageHeader title="What I offer" lead={LEAD} />
      {children}
    </Stack>
  ),
  View: ({ data }) => {
    const { href } = useShell();
    return (
      <>
        <PackagesEditor own={data} />
        <p>
          Clients see them in this order. <Link to={href('profile') ?? ''}>Your profile</Link>
        </p>
      </>
    );
  },
  failed: <LoadFailure title="Your packages could not be loaded." during="loading own packages" />,
});
