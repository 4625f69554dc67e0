import type { ReactNode } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { Alert, ButtonLink, PageHeader, Stack } from '@verse/ui';
import { type OpenedInvitation, ReceivedInvitationCard } from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';

export { loadInvitation as loader } from '../../features/organisations';

export function Component() {
  const { token, invitation } = useLoaderData<OpenedInvitation>();
  const { href, notify } = useShell();
  const navigate = useNavigate();
  if (!invitation.ok)
    return (
      <Page>
        <Alert tone="warning" role="note">
          <p>{invitation.message}</p>
        </Alert>
        <p>
          <ButtonLink as={Link} to={href('organisations') ?? ''} variant="secondary">
            Your organisations
          </ButtonLink>
        </p>
      </Page>
    );
  return (
    <Page>
      <ReceivedInvitationCard
        token={token}
        invitation={invitation.value}
        onAccepted={({ handle, name }) => {
          notify({ tone: 'success', text: `You are a member of ${name} now.` });
          void navigate(href('own-organisation', { handle }) ?? '', { replace: true });
        }}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <LoadFailure title="The invitation could not be loaded." during="loading an invitation" />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={6}>
    <PageHead title="Invitation" description="An invitation to an organisation." place="organisation-invitation" />
    <PageHeader title="Invitation" />
    {children}
  </Stack>
);
