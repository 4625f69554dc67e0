import { REWARD_TEXTS } from '@verse/api-contract/identity/referrals.values';
import { useShell } from '@verse/contract/react';
import { ReasonDialog } from '../../shared/reason-dialog';
import { decideReward } from './rewards.api';

interface DeclineDialogProps {
  id: string;
  /** The inviter's name. */
  name: string;
  onClose: () => void;
  onDeclined: () => void;
}

/** Asks for the reason, which is shown to the inviter. */
export function DeclineDialog({ id, name, onClose, onDeclined }: DeclineDialogProps) {
  const { notify } = useShell();

  function handleDone() {
    onDeclined();
    notify({ tone: 'success', text: `The reward was declined. ${name} got your reason.` });
  }

  return (
    <ReasonDialog
      title="Decline the reward"
      keptAs={`reward-decline ${id}`}
      submit="Decline"
      name="reason"
      rule={REWARD_TEXTS.reason}
      hint="Say why. We don’t show your name."
      send={(api, reason) => decideReward(api, id, { decision: 'decline', reason })}
      onDone={handleDone}
      onClose={onClose}
    >
      <bdi>{name}</bdi> keeps the account and earlier rewards. You can’t undo this.
    </ReasonDialog>
  );
}
