import { type FormEvent, useState } from 'react';
import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import { Button, TextAreaField } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import styles from './own-posts.module.scss';

interface ReasonFormProps {
  label: string;
  /** What the button does. */
  action: string;
  isBusy: boolean;
  onSend: (reason: string) => void;
}

/** What an editor answers an author. */
export function ReasonForm({ label, action, isBusy, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = reason.trim();
    if (!words) setError('Write a reason. The author reads it.');
    else if (words.length > BLOG_LIMITS.reason) setError(`A reason may have at most ${BLOG_LIMITS.reason} characters.`);
    else onSend(words);
  }

  return (
    <form className={styles.part} aria-label={label} noValidate onSubmit={handleSubmit}>
      {reason.trim() && !isBusy ? <LeavingGuard /> : null}
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        required
        hint="The author sees this under My posts and by email."
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
