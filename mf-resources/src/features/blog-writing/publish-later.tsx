import { TextField } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';

interface PublishLaterProps {
  /** Value of the field; '' for immediate publication. */
  publishAt: string;
  error: string | undefined;
  onTime: (publishAt: string) => void;
}

/** Publication time, only for users who may publish directly. Posts by other users are reviewed first. */
export function PublishLater({ publishAt, error, onTime }: PublishLaterProps) {
  const { mayPublish } = useWritingRights();
  if (!mayPublish && !publishAt) return null;
  return (
    <TextField
      label="Publish at"
      isOptional
      name="scheduledFor"
      type="datetime-local"
      hint="In your local time. Leave empty to publish now."
      value={publishAt}
      error={error}
      onChange={({ currentTarget }) => onTime(currentTarget.value)}
    />
  );
}
