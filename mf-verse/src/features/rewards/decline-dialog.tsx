import { useState } from 'react';
import { REWARD_TEXTS } from '@verse/api-contract/referrals';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { decideReward } from './rewards.api';

interface DeclineDialogProps {
  id: string;
  /** Name of the inviter. */
  name: string;
  onClose: () => void;
  onDeclined: () => void;
}

/** Asks for the reason that the inviter will read. */
export function DeclineDialog({ id, name, onClose, onDeclined }: DeclineDialogProps) {
  const send = useSend();
  const { notify } = useShell();
  const [reason, setReason] = useState('');

  function handleDone() {
    onDeclined();
    notify({ tone: 'success', text: `The reward was declined. ${name} got your reason.` });
  }

  return (
    <FormDialog<undefined>
      title="Decline the reward"
      keptAs={`reward-decline ${id}`}
      submit="Decline"
      faults={() => findTextErrors(REWARD_TEXTS, { reason })}
      send={() => send((api) => decideReward(api, id, { decision: 'decline', reason }))}
      onDone={handleDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <bdi>{name}</bdi> keeps the account and what was booked before. This cannot be undone.
          </p>
          <TextAreaField
            label={REWARD_TEXTS.reason.label}
            name="reason"
            required
            rows={4}
            maxLength={REWARD_TEXTS.reason.max}
            hint="Say why. Your name is not shown."
            value={reason}
            error={errors.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
