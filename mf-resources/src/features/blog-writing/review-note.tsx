import { Alert } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';

/** Explains before the author begins to write that the button does not publish. */
export function ReviewNote() {
  const { mayWrite, mayPublish } = useWritingRights();
  if (!mayWrite || mayPublish) return null;
  return (
    <Alert>
      <p>An editor reads your post before it is published. You can follow it under My posts.</p>
    </Alert>
  );
}
