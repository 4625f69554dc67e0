import type { PostingDraft } from '@verse/api-contract/job-postings';
import { Alert, Button, Cluster } from '@verse/ui';
import styles from './draft-conflict.module.scss';
import { differences } from './posting-words';

interface DraftConflictProps {
  mine: PostingDraft;
  theirs: PostingDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows the fields in which the two versions differ. */
export function DraftConflict({ mine, theirs, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  return (
    <Alert tone="warning" title="Someone else has changed this job">
      <p>Yours is kept on this device. Choose the version to continue with.</p>
      <dl className={styles.parts}>
        {differences(mine, theirs).map(({ name, one, other }) => (
          <div key={name} className={styles.part}>
            <dt>{name}</dt>
            <dd dir="auto">
              <span className={styles.whose}>Yours:</span> {one || 'Empty'}
            </dd>
            <dd dir="auto">
              <span className={styles.whose}>Theirs:</span> {other || 'Empty'}
            </dd>
          </div>
        ))}
      </dl>
      <Cluster>
        <Button size="small" onClick={onKeepMine}>
          Continue with mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Continue with theirs
        </Button>
      </Cluster>
    </Alert>
  );
}
