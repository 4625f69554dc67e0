import type { OwnCase } from '@verse/api-contract/api';
import { APPEAL_TEXTS } from '@verse/api-contract/community/moderation.values';
import { APPEAL_WORKING_DAYS } from '@verse/api-contract/identity/people-desk.values';
import { useShell } from '@verse/contract/react';
import { ReasonDialog } from '../../shared/reason-dialog';
import { sendAppeal } from './safety.api';

interface AppealDialogProps {
  one: OwnCase;
  onAppealed: (one: OwnCase) => void;
  onClose: () => void;
}

export function AppealDialog({ one: { type, thingId }, onAppealed, onClose }: AppealDialogProps) {
  const { notify } = useShell();

  function handleDone(appealed: OwnCase) {
    onAppealed(appealed);
    notify({ tone: 'success', text: `Your appeal was sent. We answer within ${APPEAL_WORKING_DAYS} working days.` });
  }

  return (
    <ReasonDialog<OwnCase>
      title="Appeal"
      keptAs={`appeal ${type} ${thingId}`}
      submit="Send appeal"
      name="text"
      rule={APPEAL_TEXTS.text}
      label="Why should we change the decision?"
      send={(api, text) => sendAppeal(api, { type, id: thingId, text })}
      onDone={handleDone}
      onClose={onClose}
    >
      Someone new reads your appeal within {APPEAL_WORKING_DAYS} working days. You can appeal once. We’ll tell you what
      they decide.
    </ReasonDialog>
  );
}
