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
  <EmptyState title="You act for no organisation yet" action={<CreateLink />}>
    <p>
      An organisation is a brand or a studio with a page of its own. Create one in two minutes, verify its domain, and
      invite your team. It costs nothing.
    </p>
    <p>If someone has invited you, open the link in the email.</p>
  </EmptyState>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOwnOrganisations,
  Frame: ({ data = [], children }) => (
    <Stack gap={6}>
      <PageHead title="Organisations" description="The brands and studios you act for." place="organisations" />
      <PageHeader title="Organisations" lead="The brands and studios you act for.">
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
          <PageLink page="judging">Contests that you judge</PageLink>
        </p>
      </>
    );
  },
  failed: <LoadFailure title="Your organisations could not be loaded." during="loading own organisations" />,
});
