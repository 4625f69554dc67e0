import { Alert, Button, Cluster } from '@verse/ui';
import type { PostText } from '../../shared/post-text';
import { TwoVersions } from '../../shared/two-versions';

interface DraftConflictProps {
  mine: PostText;
  theirs: PostText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both versions of a draft that was changed on two devices. Neither is deleted. */
export function DraftConflict({ mine, theirs, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  return (
    <Alert tone="warning" title="This draft was also changed on another device">
      <p>Choose which one to continue with. The other is kept as a separate draft below the form.</p>
      <TwoVersions one={{ name: 'on the other device', text: theirs }} other={{ name: 'here', text: mine }} />
      <Cluster>
        <Button size="small" onClick={onKeepMine}>
          Continue with mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Continue with the other
        </Button>
      </Cluster>
    </Alert>
  );
}
