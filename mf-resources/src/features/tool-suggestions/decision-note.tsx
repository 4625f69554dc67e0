import { useEffect, useRef } from 'react';
import type { ToolSuggestion } from '@verse/api-contract/api';
import { Alert, Button } from '@verse/ui';
import styles from './tool-suggestions.module.scss';
import type { ToolSuggestions } from './use-tool-suggestions';

interface DecisionNoteProps extends Pick<ToolSuggestions, 'isBusy' | 'decide'> {
  decided: ToolSuggestion;
}

const SAID: Record<ToolSuggestion['status'], (name: string) => string> = {
  approved: (name) => `“${name}” is now in the directory.`,
  declined: (name) => `“${name}” was declined. The member can read your reason.`,
  waiting: (name) => `“${name}” is waiting for a decision again.`,
};

/** The last decision, shown where it was made. Takes the focus, because the button that was pressed is gone. */
export function DecisionNote({ decided: { id, version, name, status }, isBusy, decide }: DecisionNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [id, version]);
  return (
    <Alert ref={note} tabIndex={-1} tone="success" className={styles.decided}>
      <p>{SAID[status](name)}</p>
      {status === 'waiting' ? null : (
        <Button
          size="small"
          variant="quiet"
          disabled={isBusy}
          onClick={() => decide({ id, version, decision: { status: 'waiting' } })}
        >
          Undo
        </Button>
      )}
    </Alert>
  );
}
