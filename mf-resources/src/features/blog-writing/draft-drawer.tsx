import { useState } from 'react';
import { Button } from '@verse/ui';
import type { DeskState } from './desk-state';
import type { Draft } from './draft';
import type { DraftDesk } from './draft-desk';
import styles from './draft-drawer.module.scss';

interface DraftDrawerProps {
  desk: DraftDesk;
  others: DeskState['others'];
}

const ELSEWHERE = 'This draft is open in another tab.';
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

const nameOf = ({ title }: Draft) => title.trim() || 'Untitled draft';

/** The other drafts of this device. */
export function DraftDrawer({ desk, others }: DraftDrawerProps) {
  const [note, setNote] = useState('');
  if (others.length === 0) return null;
  const tell = async (act: Promise<boolean>) => setNote((await act) ? '' : ELSEWHERE);
  return (
    <section className={styles.drawer} aria-labelledby="other-drafts">
      <h2 className={styles.title} id="other-drafts">
        Other drafts on this device
      </h2>
      <ul className={styles.list} role="list">
        {others.map((draft) => (
          <li key={draft.id} className={styles.draft}>
            <p className={styles.name}>
              {nameOf(draft)}{' '}
              <span className={styles.time}>{draft.discardedAt ? 'deleted' : DAY.format(new Date(draft.savedAt))}</span>
            </p>
            {draft.discardedAt ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Undo deleting ${nameOf(draft)}`}
                onClick={() => desk.takeBack(draft)}
              >
                Undo
              </Button>
            ) : (
              <>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Continue ${nameOf(draft)}`}
                  onClick={() => void tell(desk.open(draft))}
                >
                  Continue
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Delete ${nameOf(draft)}`}
                  onClick={() => void tell(desk.discard(draft))}
                >
                  Delete
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{note}</p>
    </section>
  );
}
