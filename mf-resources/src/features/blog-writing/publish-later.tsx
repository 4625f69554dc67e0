import { TextField } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';

interface PublishLaterProps {
  /** As the field has it; '' for at once. */
  publishAt: string;
  error: string | undefined;
  onTime: (publishAt: string) => void;
}

/** For those who publish by themselves: what others send waits for an editor anyway. */
export function PublishLater({ publishAt, error, onTime }: PublishLaterProps) {
  const { mayPublish } = useWritingRights();
  if (!mayPublish && !publishAt) return null;
  return (
    <TextField
      label="Publish at"
      isOptional
      name="scheduledFor"
      type="datetime-local"
      hint="By the clock of this device. Left empty, the post goes out at once."
      value={publishAt}
      error={error}
      onChange={({ currentTarget }) => onTime(currentTarget.value)}
    />
  );
}
