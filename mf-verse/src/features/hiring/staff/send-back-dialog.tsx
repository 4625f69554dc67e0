import { useState } from 'react';
import { POSTING_TEXTS } from '@verse/api-contract/job-postings';
import { findTextErrors } from '@verse/api-contract/text';
import { useSend } from '@verse/contract/server-state';
import { TextAreaField } from '@verse/ui';
import { FormDialog } from '../../../shared/form-dialog';
import { decidePosting } from './reviews.api';

interface SendBackDialogProps {
  id: string;
  version: number;
  /** Name of the organisation. */
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason, which the organisation can read. */
export function SendBackDialog({ id, version, name, onClose, onDone }: SendBackDialogProps) {
  const send = useSend();
  const [note, setNote] = useState('');
  return (
    <FormDialog<unknown>
      title="Send the job back"
      keptAs={`send-back ${id}`}
      submit="Send back"
      faults={() => findTextErrors({ note: POSTING_TEXTS.reviewNote }, { note })}
      send={() => send((api) => decidePosting(api, id, { decision: 'send-back', version, note }))}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <bdi>{name}</bdi> reads the reason, can change the job and send it again.
          </p>
          <TextAreaField
            label={POSTING_TEXTS.reviewNote.label}
            name="note"
            required
            rows={4}
            maxLength={POSTING_TEXTS.reviewNote.max}
            hint="Say what to change. Your name is not shown."
            value={note}
            error={errors.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
