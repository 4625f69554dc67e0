import { Alert } from './alert';
import { Button } from './button';
import { Cluster } from './cluster';

interface RestoredTextProps {
  /** Called to discard the text. The callback must clear the form and move the focus. */
  onDiscard: () => void;
}

/**
 * Tells the visitor that a form contains text from an earlier visit.
 *
 * @example {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
 */
export function RestoredText({ onDiscard }: RestoredTextProps) {
  return (
    <Alert>
      <Cluster>
        <span>We kept your draft.</span>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </Cluster>
    </Alert>
  );
}
