import { useEffect, useRef } from 'react';
import { PlaceLink } from '@verse/contract/place-link';
import { Alert, Button } from '@verse/ui';
import type { Done } from './done';
import type { PostAct } from './own-posts.api';
import styles from './own-posts.module.scss';

interface DoneNoteProps {
  done: Done;
  isBusy: boolean;
  onAct: (act: PostAct) => void;
}

/** What was just done, where it was done. It takes the focus: the button that was pressed may be gone. */
export function DoneNote({ done: { id, text, undo, isPublic }, isBusy, onAct }: DoneNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [text]);
  return (
    <Alert ref={note} tabIndex={-1} tone="success" className={styles.done}>
      <p>{text}</p>
      <p className={styles.acts}>
        {isPublic ? (
          <PlaceLink place="blog" params={{ id }} className={styles.link}>
            Read it
          </PlaceLink>
        ) : null}
        {undo ? (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onAct(undo)}>
            Undo
          </Button>
        ) : null}
      </p>
    </Alert>
  );
}
