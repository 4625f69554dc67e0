import { Alert, Button } from '@verse/ui';
import { TwoVersions } from '../../shared/two-versions';
import type { DraftText } from './draft';
import styles from './publish-bar.module.scss';

interface DraftConflictProps {
  mine: DraftText;
  theirs: DraftText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A draft that was changed on two devices: both texts, and neither is thrown away. */
export function DraftConflict({ mine, theirs, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  return (
    <Alert tone="warning" title="This draft was changed on another device as well">
      <p>Choose the one to go on with. The other stays as a draft of its own, below the form.</p>
      <TwoVersions one={{ name: 'on the other device', text: theirs }} other={{ name: 'here', text: mine }} />
      <div className={styles.actions}>
        <Button size="small" onClick={onKeepMine}>
          Go on with mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Take the other
        </Button>
      </div>
    </Alert>
  );
}
