import { Link, useNavigate } from 'react-router-dom';
import type { ReceivedJudgeInvitation } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { useSession, useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, ButtonLink, Card, Cluster, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { acceptJudgeInvitation, declineJudgeInvitation, type OpenedJudgeInvitation } from './judging.api';

/** An invitation to judge a contest, opened from its email. */
export function JudgeInvitation({ token, invitation }: OpenedJudgeInvitation) {
  const { href } = useShell();
  if (invitation.ok) return <Invitation token={token} invitation={invitation.value} />;
  return (
    <>
      <Alert tone="warning" role="note">
        <p>{invitation.message}</p>
      </Alert>
      <p>
        <ButtonLink as={Link} to={href('judging') ?? ''} variant="secondary">
          Contests you judge
        </ButtonLink>
      </p>
    </>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: ReceivedJudgeInvitation }) {
  const { contest, organisation, expiresAt, isForCaller } = invitation;
  return (
    <Card>
      <Stack gap={5}>
        <p>
          <bdi>{organisation}</bdi> invites you to judge the contest{' '}
          <strong>
            <bdi>{contest.title}</bdi>
          </strong>
          .
        </p>
        <p>
          You score each entry and write two sentences about it. You don’t see who made it. Open until{' '}
          <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.
        </p>
        {isForCaller ? <Answer token={token} contestId={contest.id} /> : <OtherMailbox />}
      </Stack>
    </Card>
  );
}

function Answer({ token, contestId }: { token: string; contestId: string }) {
  const navigate = useNavigate();
  const { href } = useShell();
  const { user } = useSession();
  const options = (success: string, to: string | undefined) => ({
    success,
    showsFailure: true,
    shouldRevalidate: () => false,
    onDone: () => void navigate(to ?? '', { replace: true }),
  });
  const accept = useAction(
    (api, _: undefined) => acceptJudgeInvitation(api, token),
    options('You’re a judge now.', href('judging')),
  );
  const decline = useAction(
    (api, _: undefined) => declineJudgeInvitation(api, token),
    options('You declined the invitation.', href('public-contest', { id: contestId })),
  );
  if (user?.emailVerified === false)
    return (
      <Alert>
        <p>
          <Link to={href('verify-email') ?? ''}>Verify your email</Link> first, then open the invitation again.
        </p>
      </Alert>
    );
  const isBusy = accept.isBusy || decline.isBusy;
  return (
    <>
      <Cluster>
        <Button isBusy={accept.isBusy} onClick={() => accept.run(undefined)}>
          Accept
        </Button>
        <Button variant="quiet" isBusy={decline.isBusy} onClick={() => decline.run(undefined)}>
          Decline
        </Button>
      </Cluster>
      <FormResult result={isBusy ? undefined : (accept.result ?? decline.result)} />
    </>
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
