import { useEffect, useRef } from 'react';
import { isolated } from '@verse/api-contract/text';
import type { Result } from '@verse/contract/server-state';
import { Alert, Button } from '@verse/ui';
import { STATUS_LABELS } from './inbox';
import type { InboxMove, MoveInput } from './inbox.api';
import styles from './move-note.module.scss';

interface MoveNoteProps {
  result: Result<InboxMove> | undefined;
  isMoving: boolean;
  onMove: (move: MoveInput) => void;
}

/** The result of the last status change. Undo is offered here, because the message itself may have left the list. */
export function MoveNote({ result, isMoving, onMove }: MoveNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // Moves the focus here, because the pressed button may have disappeared with its message.
  useEffect(() => {
    if (result) note.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <Alert tone={result.ok ? 'success' : 'error'}>
        {result.ok ? <Moved {...result.value} isMoving={isMoving} onMove={onMove} /> : <p>{result.message}</p>}
      </Alert>
    </div>
  );
}

function Moved({ message, before, isMoving, onMove }: InboxMove & Pick<MoveNoteProps, 'isMoving' | 'onMove'>) {
  const { id, status } = message;
  return (
    <div className={styles.moved}>
      <p>
        {message.reference} from {isolated(message.name)}: {STATUS_LABELS[status].toLowerCase()}.
      </p>
      <Button
        variant="quiet"
        size="small"
        isBusy={isMoving}
        onClick={() => onMove({ id, before: status, status: before })}
      >
        Undo
      </Button>
    </div>
  );
}
