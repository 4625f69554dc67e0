import { Link, useNavigate } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageHead, useShell } from '@verse/contract/react';
import { Alert, ButtonLink, PageHeader, Stack } from '@verse/ui';
import { loadInvitation, ReceivedInvitationCard } from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadInvitation,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="Invitation" description="An invitation to an organisation." place="organisation-invitation" />
      <PageHeader title="Invitation" />
      {children}
    </Stack>
  ),
  View: ({ data: { token, invitation } }) => {
    const { href, notify } = useShell();
    const navigate = useNavigate();
    if (!invitation.ok)
      return (
        <>
          <Alert tone="warning" role="note">
            <p>{invitation.message}</p>
          </Alert>
          <p>
            <ButtonLink as={Link} to={href('organisations') ?? ''} variant="secondary">
              Your organisations
            </ButtonLink>
          </p>
        </>
      );
    return (
      <ReceivedInvitationCard
        token={token}
        invitation={invitation.value}
        onAccepted={({ handle, name }) => {
          notify({ tone: 'success', text: `You are a member of ${name} now.` });
          void navigate(href('own-organisation', { handle }) ?? '', { replace: true });
        }}
      />
    );
  },
  failed: <LoadFailure title="The invitation could not be loaded." during="loading an invitation" />,
});
