import { type ComponentType, useEffect, useRef } from 'react';
import type { FormProps } from 'react-router-dom';
import { isolated } from '@verse/api-contract/text';
import { Alert, Button } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { STATUS_WORDS } from './inbox';
import type { InboxMove } from './inbox.api';
import styles from './move-note.module.scss';

interface MoveNoteProps {
  outcome: FormOutcome<InboxMove> | undefined;
  Form: ComponentType<FormProps>;
  isMoving: boolean;
}

/** What became of the last move, with the way back: the message itself may have left the list. */
export function MoveNote({ outcome, Form, isMoving }: MoveNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with its message.
  useEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <Alert tone={outcome.ok ? 'success' : 'error'}>
        {outcome.ok ? (
          <Moved {...outcome.value} Form={Form} isMoving={isMoving} />
        ) : (
          <p>{outcome.message ?? 'There is no such status.'}</p>
        )}
      </Alert>
    </div>
  );
}

function Moved({ message, before, Form, isMoving }: InboxMove & Pick<MoveNoteProps, 'Form' | 'isMoving'>) {
  return (
    <Form method="post" className={styles.moved}>
      <input type="hidden" name="id" value={message.id} />
      <input type="hidden" name="before" value={message.status} />
      <p>
        {message.reference} from {isolated(message.name)}: {STATUS_WORDS[message.status].toLowerCase()}.
      </p>
      <Button type="submit" name="status" value={before} variant="quiet" size="small" isBusy={isMoving}>
        Undo
      </Button>
    </Form>
  );
}
