import { useState } from 'react';
import { type ManagedContest, RUNNING_TEXTS } from '@verse/api-contract/contest-running';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { cancelContest } from './running.api';

interface CancelDialogProps {
  handle: string;
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Cancels a contest for good, so it asks for a reason. */
export function CancelDialog({ handle, id, onDone, onClose }: CancelDialogProps) {
  const send = useSend();
  const { notify } = useShell();
  const [reason, setReason] = useState('');
  return (
    <FormDialog<ManagedContest>
      title="Cancel the contest"
      keptAs={`cancel-contest ${id}`}
      submit="Cancel the contest for good"
      faults={() => findTextErrors({ reason: RUNNING_TEXTS.reason }, { reason })}
      send={() => send((api) => cancelContest(api, handle, id, reason))}
      onDone={() => {
        notify({ tone: 'success', text: 'The contest is cancelled. Everyone who takes part gets your reason.' });
        onDone();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>It leaves every list and cannot come back. Everyone who takes part gets your reason.</p>
          <TextAreaField
            label="Reason"
            name="reason"
            required
            rows={3}
            maxLength={RUNNING_TEXTS.reason.max}
            value={reason}
            error={errors.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
