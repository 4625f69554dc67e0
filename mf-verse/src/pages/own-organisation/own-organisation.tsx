import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useLoaderData, useNavigate, useRouteError } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, Cluster, PageHeader, Stack } from '@verse/ui';
import {
  DeletionForm,
  DetailsForm,
  DomainForm,
  LogoForm,
  type ManagedOrganisation,
  PeoplePanel,
  SuspensionNote,
} from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';
import { UnsavedChanges } from '../../shared/unsaved-changes';

export { loadManaged as loader } from '../../features/organisations';

export function Component() {
  const managed = useLoaderData<ManagedOrganisation>();
  const { organisation, people } = managed;
  const { name, handle, state, suspension, role } = organisation;
  const jobs = useShell().href('hiring', { handle }) ?? '';
  const contests = useShell().href('organisation-contests', { handle }) ?? '';
  const toList = useToList();
  const page = useShell().href('organisation', { handle }) ?? '';
  return (
    <Page title={name}>
      <Cluster>
        {role === 'judge' ? null : (
          <ButtonLink as={Link} to={jobs}>
            Jobs and applications
          </ButtonLink>
        )}
        {role === 'owner' ? (
          <ButtonLink as={Link} to={contests} variant="secondary">
            Contests
          </ButtonLink>
        ) : null}
        {state === 'open' ? (
          <ButtonLink as={Link} to={page} variant="secondary">
            View public page
          </ButtonLink>
        ) : null}
      </Cluster>
      {suspension ? <SuspensionNote suspension={suspension} /> : null}
      <UnsavedChanges>
        <OwnersPart managed={managed} />
        <PeoplePanel organisation={organisation} people={people} onLeft={toList} />
        <Deletion managed={managed} />
      </UnsavedChanges>
    </Page>
  );
}

/** The owners' forms. The logo form is remounted when the logo changes. */
function OwnersPart({ managed: { organisation } }: { managed: ManagedOrganisation }) {
  if (organisation.role !== 'owner' || organisation.state !== 'open') return null;
  return (
    <>
      <DetailsForm organisation={organisation} />
      <LogoForm key={organisation.logo?.src} organisation={organisation} />
      <DomainForm organisation={organisation} />
    </>
  );
}

function Deletion({ managed: { organisation, deletion } }: { managed: ManagedOrganisation }) {
  const { notify } = useShell();
  const toList = useToList();
  if (!deletion || organisation.state !== 'open') return null;
  return (
    <DeletionForm
      organisation={organisation}
      deletion={deletion}
      onDeleted={() => {
        notify({ tone: 'success', text: `${organisation.name} is deleted.` });
        toList();
      }}
    />
  );
}

function useToList() {
  const navigate = useNavigate();
  const list = useShell().href('organisations') ?? '';
  return () => void navigate(list);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const list = useShell().href('organisations') ?? '';
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Page title="Organisation not found">
        <p>It is not here, or you are not a member of it.</p>
        <p>
          <ButtonLink as={Link} to={list} variant="secondary">
            Your organisations
          </ButtonLink>
        </p>
      </Page>
    );
  return (
    <Page title="Organisation">
      <LoadFailure title="The organisation could not be loaded." during="loading an organisation" />
    </Page>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={6}>
    <PageHead title={title} description="Manage an organisation." />
    <PageHeader title={<bdi>{title}</bdi>} />
    {children}
  </Stack>
);
