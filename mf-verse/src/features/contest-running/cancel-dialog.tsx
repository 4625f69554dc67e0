import { RUNNING_TEXTS } from '@verse/api-contract/contests/contest-running.values';
import { useShell } from '@verse/contract/react';
import { ReasonDialog } from '../../shared/reason-dialog';
import { cancelContest } from './running.api';

interface CancelDialogProps {
  handle: string;
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Cancels a contest. Cancellation is permanent, so it requires a reason. */
export function CancelDialog({ handle, id, onDone, onClose }: CancelDialogProps) {
  const { notify } = useShell();

  function handleDone() {
    notify({ tone: 'success', text: 'Contest cancelled. Everyone in it gets your reason.' });
    onDone();
  }

  return (
    <ReasonDialog
      title="Cancel the contest"
      keptAs={`cancel-contest ${id}`}
      submit="Cancel the contest for good"
      name="reason"
      rule={RUNNING_TEXTS.reason}
      send={(api, reason) => cancelContest(api, handle, id, reason)}
      onDone={handleDone}
      onClose={onClose}
    >
      It disappears from every list for good. Everyone in it gets your reason.
    </ReasonDialog>
  );
}
