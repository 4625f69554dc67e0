import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, PageHeader, Stack } from '@verse/ui';
import { loadOwnOrganisations, OrganisationList } from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';

const CreateLink = () => (
  <ButtonLink as={Link} to={useShell().href('new-organisation') ?? ''}>
    Create organisation
  </ButtonLink>
);

const None = () => (
  <EmptyState title="No brand or studio yet" action={<CreateLink />}>
    <p>Give your brand or studio its own page in two minutes. Verify its domain, invite your team. It’s free.</p>
    <p>Got an invitation? Open the link in the email.</p>
  </EmptyState>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOwnOrganisations,
  Frame: ({ data = [], children }) => (
    <Stack gap={6}>
      <PageHead title="Organisations" description="Your brands and studios." place="organisations" />
      <PageHeader title="Organisations" lead="Your brands and studios.">
        {data.length > 0 ? <CreateLink /> : null}
      </PageHeader>
      {children}
    </Stack>
  ),
  View: ({ data }) => {
    const { href } = useShell();
    if (data.length === 0) return <None />;
    return (
      <>
        <OrganisationList organisations={data} toManage={(handle) => href('own-organisation', { handle }) ?? ''} />
        <p>
          <PageLink page="judging">Contests you judge</PageLink>
        </p>
      </>
    );
  },
  failed: <LoadFailure title="Your organisations could not be loaded." during="loading own organisations" />,
});
