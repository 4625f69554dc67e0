import { Alert, Button } from '@verse/ui';
import { moment } from '../../shared/saved/clock';
import type { Draft } from './draft';
import styles from './publish-bar.module.scss';

/** What was begun on another device, to go on with here. */
export function ArrivedDraft({ draft, onContinue }: { draft: Draft; onContinue: (draft: Draft) => void }) {
  const name = draft.title.trim() || 'Untitled draft';
  return (
    <Alert title="Started on another device">
      <p>
        “{name}”, saved on {moment(draft.savedAt)}.
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onClick={() => onContinue(draft)}>
          Continue here
        </Button>
      </div>
    </Alert>
  );
}
