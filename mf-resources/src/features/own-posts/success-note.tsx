import { useEffect, useRef } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { Alert, Button, Cluster } from '@verse/ui';
import type { PostAction } from './own-posts.api';
import styles from './own-posts.module.scss';
import type { SuccessMessage } from './success-message';

interface SuccessNoteProps {
  done: SuccessMessage;
  isBusy: boolean;
  onAct: (act: PostAction) => void;
}

/**
 * The result of an action, shown in the row of its post. Takes the focus, because the button that was pressed may be
 * gone.
 */
export function SuccessNote({ done: { id, text, undo, isPublic }, isBusy, onAct }: SuccessNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [text]);
  return (
    <Alert ref={note} tabIndex={-1} tone="success" className={styles.done}>
      <p>{text}</p>
      <Cluster as="p" gap={1}>
        {isPublic ? (
          <PageLink page="blog" params={{ id }} className={styles.link}>
            Read it
          </PageLink>
        ) : null}
        {undo ? (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onAct(undo)}>
            Undo
          </Button>
        ) : null}
      </Cluster>
    </Alert>
  );
}
