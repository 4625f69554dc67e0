import { Link, useNavigate } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageFailure, useIsMissing } from '@verse/contract/page-failure';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, Cluster, PageHeader, Stack } from '@verse/ui';
import {
  DeletionForm,
  DetailsForm,
  DomainForm,
  loadManaged,
  LogoForm,
  type ManagedOrganisation,
  PeoplePanel,
  SuspensionNote,
} from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';
import { UnsavedChanges } from '../../shared/unsaved-changes';

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

/** Shown in place of an organisation of which the member is not a member. */
const Missing = () => (
  <>
    <p>The link is wrong, or you’re not a member.</p>
    <p>
      <ButtonLink as={Link} to={useShell().href('organisations') ?? ''} variant="secondary">
        Your organisations
      </ButtonLink>
    </p>
  </>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadManaged,
  Frame: ({ data, children }) => {
    const isMissing = useIsMissing();
    const title = data?.organisation.name ?? (isMissing ? 'Organisation not found' : 'Organisation');
    return (
      <Stack gap={6}>
        <PageHead title={title} description="Manage an organisation." />
        <PageHeader size="detail" title={<bdi>{title}</bdi>} />
        {children}
      </Stack>
    );
  },
  View: ({ data: managed }) => {
    const { href } = useShell();
    const { organisation, people } = managed;
    const { handle, state, suspension, role } = organisation;
    const toList = useToList();
    return (
      <>
        <Cluster>
          {role === 'judge' ? null : (
            <ButtonLink as={Link} to={href('hiring', { handle }) ?? ''}>
              Jobs and applications
            </ButtonLink>
          )}
          {role === 'judge' ? null : (
            <ButtonLink
              as={Link}
              to={`${href('projects')}?${new URLSearchParams({ organisation: handle })}`}
              variant="secondary"
            >
              Projects
            </ButtonLink>
          )}
          {role === 'owner' ? (
            <ButtonLink as={Link} to={href('organisation-contests', { handle }) ?? ''} variant="secondary">
              Contests
            </ButtonLink>
          ) : null}
          {state === 'open' ? (
            <ButtonLink as={Link} to={href('organisation', { handle }) ?? ''} variant="secondary">
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
      </>
    );
  },
  failed: (
    <PageFailure missing={<Missing />}>
      <LoadFailure title="The organisation could not be loaded." during="loading an organisation" />
    </PageFailure>
  ),
});
