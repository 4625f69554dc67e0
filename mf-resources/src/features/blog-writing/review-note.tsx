import { Alert } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';

/** Tells authors before they begin to write that an editor reviews the post before it is published. */
export function ReviewNote() {
  const { mayWrite, mayPublish } = useWritingRights();
  if (!mayWrite || mayPublish) return null;
  return (
    <Alert>
      <p>An editor reads your post before it is published. You can follow it under My posts.</p>
    </Alert>
  );
}
