import { useState } from 'react';
import { APPEAL_TEXTS, type OwnCase } from '@verse/api-contract/moderation';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { sendAppeal } from './safety.api';

interface AppealDialogProps {
  one: OwnCase;
  onAppealed: (one: OwnCase) => void;
  onClose: () => void;
}

export function AppealDialog({ one: { type, thingId }, onAppealed, onClose }: AppealDialogProps) {
  const send = useSend();
  const { notify } = useShell();
  const [text, setText] = useState('');

  function handleDone(appealed: OwnCase) {
    onAppealed(appealed);
    notify({ tone: 'success', text: 'Your appeal was sent. Another moderator decides about it.' });
  }

  return (
    <FormDialog<OwnCase>
      title="Appeal"
      keptAs={`appeal ${type} ${thingId}`}
      submit="Send appeal"
      faults={() => findTextErrors(APPEAL_TEXTS, { text })}
      send={() => send((api) => sendAppeal(api, { type, id: thingId, text }))}
      onDone={handleDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            A moderator who was not part of the decision reads your appeal. You can appeal once about this {type}, and
            you get a notification about the result.
          </p>
          <TextAreaField
            label="Why should the decision be taken back?"
            name="text"
            required
            rows={5}
            maxLength={APPEAL_TEXTS.text.max}
            value={text}
            error={errors.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
