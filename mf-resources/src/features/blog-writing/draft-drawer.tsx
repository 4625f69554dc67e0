import { useState } from 'react';
import { formatMomentWithinYear } from '@verse/api-contract/formats';
import { Button, Stack } from '@verse/ui';
import type { Draft } from './draft';
import styles from './draft-drawer.module.scss';
import type { DraftEditor, DraftEditorState } from './draft-editor';

interface DraftDrawerProps {
  editor: DraftEditor;
  others: DraftEditorState['others'];
}

const OPEN_ELSEWHERE = 'This draft is open in another tab.';

const getName = ({ title }: Draft) => title.trim() || 'Untitled draft';

/** The other drafts on this device. */
export function DraftDrawer({ editor, others }: DraftDrawerProps) {
  const [note, setNote] = useState('');
  if (others.length === 0) return null;
  const showResult = async (call: Promise<boolean>) => setNote((await call) ? '' : OPEN_ELSEWHERE);
  return (
    <section className={styles.drawer} aria-labelledby="other-drafts">
      <h2 className={styles.title} id="other-drafts">
        Other drafts on this device
      </h2>
      <Stack as="ul" gap={0}>
        {others.map((draft) => (
          <li key={draft.id} className={styles.draft}>
            <p className={styles.name}>
              {getName(draft)}{' '}
              <span className={styles.time}>
                {draft.discardedAt ? 'deleted' : formatMomentWithinYear(draft.savedAt)}
              </span>
            </p>
            {draft.discardedAt ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Undo deleting ${getName(draft)}`}
                onClick={() => editor.restore(draft)}
              >
                Undo
              </Button>
            ) : (
              <>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Continue ${getName(draft)}`}
                  onClick={() => void showResult(editor.open(draft))}
                >
                  Continue
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Delete ${getName(draft)}`}
                  onClick={() => void showResult(editor.discard(draft))}
                >
                  Delete
                </Button>
              </>
            )}
          </li>
        ))}
      </Stack>
      <p role="status">{note}</p>
    </section>
  );
}
