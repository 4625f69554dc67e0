import { useState } from 'react';
import type { JudgeInvitationList } from '@verse/api-contract/api';
import { GUEST_JUDGE_LIMITS } from '@verse/api-contract/contests/guest-judges.values';
import { formatDay } from '@verse/api-contract/formats';
import { readText } from '@verse/contract/form';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, Cluster, Stack, TextField } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import parts from '../../shared/contest-parts.module.scss';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { inviteJudge, resendJudgeInvitation, type RunningPage, withdrawJudgeInvitation } from './running.api';

type Invitation = JudgeInvitationList['invitations'][number];

const STATES = {
  open: { text: 'Invited', tone: 'neutral' },
  accepted: { text: 'Judge', tone: 'success' },
  declined: { text: 'Declined', tone: 'warning' },
  expired: { text: 'Expired', tone: 'warning' },
} as const;

/** Invites judges to this contest by email, without their joining the organisation. */
export function GuestJudges({ page: { organisation, contest, invitations } }: { page: RunningPage }) {
  const { handle } = organisation;
  return (
    <Panel title="Judges by email" lead="They judge only this contest and see nothing else.">
      {invitations.length > 0 ? (
        <Stack as="ul" aria-label="Invited judges">
          {invitations.map((one) => (
            <Row key={one.id} handle={handle} contestId={contest.id} invitation={one} />
          ))}
        </Stack>
      ) : null}
      <InviteForm handle={handle} id={contest.id} />
    </Panel>
  );
}

function InviteForm({ handle, id }: { handle: string; id: string }) {
  const { shown, result, errors, isBusy, props } = useSectionForm((api, form: FormData) =>
    inviteJudge(api, handle, id, readText(form, 'email').trim()),
  );
  return (
    <form {...props} aria-label="Invite a judge">
      <TextField
        // Remounts the field after an invitation, so that it is empty for the next one.
        key={result?.ok ? result.value.id : 'first'}
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        hint={`The link works once, for ${GUEST_JUDGE_LIMITS.days} days, and only for this email.`}
        required
        maxLength={GUEST_JUDGE_LIMITS.email}
        error={errors.email}
      />
      <FormResult result={shown} success={result?.ok ? `Invitation sent to ${result.value.email}.` : undefined} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Invite a judge
      </Button>
    </form>
  );
}

interface RowProps {
  handle: string;
  contestId: string;
  invitation: Invitation;
}

function Row({ handle, contestId, invitation: { id, email, state, name, expiresAt } }: RowProps) {
  const { text, tone } = STATES[state];
  const path = { handle, id: contestId, invitation: id };
  return (
    <li>
      <p>
        <bdi>{name ?? email}</bdi> <Badge tone={tone}>{text}</Badge>
      </p>
      <p className={parts.quiet}>
        {name ? <bdi>{email}</bdi> : null}
        {state === 'open' ? (
          <>
            Open until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
          </>
        ) : null}
      </p>
      {state === 'accepted' ? (
        <RemoveJudge path={path} name={name ?? email} />
      ) : (
        <Unanswered path={path} email={email} />
      )}
    </li>
  );
}

type Path = Parameters<typeof withdrawJudgeInvitation>[1];

function Unanswered({ path, email }: { path: Path; email: string }) {
  const resend = useAction((api, _: undefined) => resendJudgeInvitation(api, path), {
    success: `Invitation sent again to ${email}.`,
  });
  const withdraw = useAction((api, _: undefined) => withdrawJudgeInvitation(api, path), {
    success: `Invitation to ${email} withdrawn.`,
  });
  return (
    <Cluster>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send again: the invitation to ${email}`}
        isBusy={resend.isBusy}
        onClick={() => resend.run(undefined)}
      >
        Send again
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw the invitation to ${email}`}
        isBusy={withdraw.isBusy}
        onClick={() => withdraw.run(undefined)}
      >
        Withdraw
      </Button>
    </Cluster>
  );
}

function RemoveJudge({ path, name }: { path: Path; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction((api, _: undefined) => withdrawJudgeInvitation(api, path), {
    success: `${name} no longer judges.`,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Remove ${name} as a judge?`}
          confirm="Remove"
          keep="Keep"
          isBusy={isBusy}
          onConfirm={() => run(undefined)}
          onClose={() => setAsking(false)}
        >
          You can invite them again. Once judging starts, judges stay.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
