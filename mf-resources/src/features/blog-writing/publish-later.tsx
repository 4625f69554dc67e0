import { TextField } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';

interface PublishLaterProps {
  /** As the field has it; '' for at once. */
  publishAt: string;
  error: string | undefined;
  onTime: (publishAt: string) => void;
}

/** Only for users who may publish; posts of others are reviewed anyway. */
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
