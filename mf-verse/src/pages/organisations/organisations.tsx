import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, PageHeader, Stack } from '@verse/ui';
import { OrganisationList } from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';

export { loadOwnOrganisations as loader } from '../../features/organisations';

export function Component() {
  const organisations = useLoaderData<OwnOrganisation[]>();
  const { href } = useShell();
  const create = href('new-organisation') ?? '';
  const isEmpty = organisations.length === 0;
  return (
    <Page
      action={
        isEmpty ? null : (
          <ButtonLink as={Link} to={create}>
            Create organisation
          </ButtonLink>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title="You act for no organisation yet"
          action={
            <ButtonLink as={Link} to={create}>
              Create organisation
            </ButtonLink>
          }
        >
          <p>
            An organisation is a brand or a studio with a page of its own. Create one in two minutes, verify its domain,
            and invite your team. It costs nothing.
          </p>
          <p>If someone has invited you, open the link in the email.</p>
        </EmptyState>
      ) : (
        <>
          <OrganisationList
            organisations={organisations}
            toManage={(handle) => href('own-organisation', { handle }) ?? ''}
          />
          <p>
            <PageLink page="judging">Contests that you judge</PageLink>
          </p>
        </>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <LoadFailure title="Your organisations could not be loaded." during="loading own organisations" />
    </Page>
  );
}

function Page({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <PageHead title="Organisations" description="The brands and studios you act for." place="organisations" />
      <PageHeader title="Organisations" lead="The brands and studios you act for.">
        {action}
      </PageHeader>
      {children}
    </Stack>
  );
}
