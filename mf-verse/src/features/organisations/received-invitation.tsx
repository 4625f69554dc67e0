import { Link } from 'react-router-dom';
import type { OwnOrganisation, ReceivedInvitation } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { useSession, useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, Card, Cluster, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Logo } from './logo';
import { ROLE_LABELS } from './organisation-labels';
import { acceptInvitation } from './organisations.api';

interface ReceivedInvitationCardProps {
  token: string;
  invitation: ReceivedInvitation;
  onAccepted: (organisation: OwnOrganisation) => void;
}

/** An invitation that the member has not yet accepted. */
export function ReceivedInvitationCard({ token, invitation, onAccepted }: ReceivedInvitationCardProps) {
  const { organisation, role, invitedBy, expiresAt, isForCaller } = invitation;
  const { run, result, isBusy } = useAction((api, _: undefined) => acceptInvitation(api, token), {
    showsFailure: true,
    shouldRevalidate: () => false,
    onDone: onAccepted,
  });
  const [roleName, what] = ROLE_LABELS[role];
  return (
    <Card>
      <Stack gap={5}>
        <Cluster>
          <Logo name={organisation.name} logo={organisation.logo} isBesideName />
          <p>
            <bdi>{invitedBy ?? 'A member'}</bdi> invites you to{' '}
            <strong>
              <bdi>{organisation.name}</bdi>
            </strong>
            .
          </p>
        </Cluster>
        <p>
          {roleName}: {what} Open until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.
        </p>
        {isForCaller ? <Accept isBusy={isBusy} onAccept={() => run(undefined)} /> : <OtherMailbox />}
        <FormResult result={isBusy ? undefined : result} />
      </Stack>
    </Card>
  );
}

function Accept({ isBusy, onAccept }: { isBusy: boolean; onAccept: () => void }) {
  const { href } = useShell();
  const { user } = useSession();
  if (user?.emailVerified === false)
    return (
      <Alert>
        <p>
          <Link to={href('verify-email') ?? ''}>Verify your email</Link> first, then open the invitation again.
        </p>
      </Alert>
    );
  return (
    <Cluster>
      <Button isBusy={isBusy} onClick={onAccept}>
        Accept invitation
      </Button>
    </Cluster>
  );
}

function OtherMailbox() {
  const { user } = useSession();
  return (
    <Alert tone="warning" role="note">
      <p>
        This invitation isn’t for <bdi>{user?.email}</bdi>. Sign out, then sign in or sign up with the email it was sent
        to.
      </p>
    </Alert>
  );
}
