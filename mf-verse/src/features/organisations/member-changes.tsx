import { useState } from 'react';
import type { OrganisationPeople, OwnOrganisation } from '@verse/api-contract/api';
import { ORGANISATION_ROLES, type OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { useAction } from '@verse/contract/server-state';
import { Button, Cluster, Dialog, SelectField, TextField } from '@verse/ui';
import { ROLE_LABELS } from './organisation-labels';
import { removeMember, setMemberRole } from './organisations.api';

interface MemberChangeProps {
  organisation: OwnOrganisation;
  person: OrganisationPeople['members'][number];
}

/** Whether the change takes rights that the person cannot get back alone. */
const isOtherOwner = ({ role, isSelf }: MemberChangeProps['person']) => role === 'owner' && !isSelf;

export function RoleChoice({ organisation, person }: MemberChangeProps) {
  const { id, name, role } = person;
  const [asked, setAsked] = useState<OrganisationRole>();
  const { run, isBusy } = useAction(
    (api, { to, confirm }: { to: OrganisationRole; confirm?: string }) =>
      setMemberRole(api, { handle: organisation.handle, member: id, confirm }, to),
    { success: `The role of ${name} is changed.`, onDone: () => setAsked(undefined) },
  );
  return (
    <>
      <SelectField
        label={`Role of ${name}`}
        name={`role-${id}`}
        value={role}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const to = currentTarget.value as OrganisationRole;
          if (isOtherOwner(person)) setAsked(to);
          else run({ to });
        }}
      >
        {ORGANISATION_ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one][0]}
          </option>
        ))}
      </SelectField>
      {asked ? (
        <Question
          organisation={organisation}
          title={`Make ${name} a member instead of an owner?`}
          text="They can no longer decide for the organisation, and their invitations stop working."
          action="Change role"
          isConfirmed
          isBusy={isBusy}
          onAnswer={(confirm) => run({ to: asked, confirm })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

export function RemoveMember({ organisation, person, onLeft }: MemberChangeProps & { onLeft: () => void }) {
  const { handle, name: where } = organisation;
  const { id, name, isSelf } = person;
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction(
    (api, confirm: string | undefined) => removeMember(api, { handle, member: id, confirm }),
    {
      success: isSelf ? `You left ${where}.` : `${name} is no longer a member.`,
      shouldRevalidate: ({ ok }) => ok && !isSelf,
      onDone: () => {
        setIsAsking(false);
        if (isSelf) onLeft();
      },
    },
  );
  const words = isSelf ? 'Leave' : 'Remove';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={isSelf ? `Leave ${where}` : `Remove ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {words}
      </Button>
      {isAsking ? (
        <Question
          organisation={organisation}
          title={isSelf ? `Leave ${where}?` : `Remove ${name}?`}
          text={
            isSelf ? 'You lose access. An owner can invite you again.' : 'They lose access. You can invite them again.'
          }
          action={words}
          isConfirmed={isOtherOwner(person)}
          isBusy={isBusy}
          onAnswer={(confirm) => run(isOtherOwner(person) ? confirm : undefined)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

interface QuestionProps {
  organisation: OwnOrganisation;
  title: string;
  text: string;
  action: string;
  /** Whether the handle must be typed. */
  isConfirmed: boolean;
  isBusy: boolean;
  onAnswer: (confirm: string) => void;
  onClose: () => void;
}

function Question({ organisation, title, text, action, isConfirmed, isBusy, onAnswer, onClose }: QuestionProps) {
  const { handle } = organisation;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const answer = () => {
    if (isConfirmed && typed.trim() !== handle) setError(`Type ${handle} to confirm.`);
    else onAnswer(typed.trim());
  };
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      <p>{text}</p>
      {isConfirmed ? (
        <TextField
          label={`Type ${handle} to confirm`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : null}
      <Cluster>
        <Button isBusy={isBusy} onClick={answer}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Dialog>
  );
}
