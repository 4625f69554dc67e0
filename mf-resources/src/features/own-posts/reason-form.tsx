import { type FormEvent, useState } from 'react';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { useFormErrors } from '@verse/contract/form';
import { useKeptText } from '@verse/contract/kept-text';
import { Button, RestoredText, TextAreaField } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import styles from './own-posts.module.scss';

interface ReasonFormProps {
  /** Identifies the post and the action. The reason is kept on this device under this name until it is sent. */
  keptAs: string;
  label: string;
  /** Button label. */
  action: string;
  isBusy: boolean;
  onSend: (reason: string) => void;
}

function checkReason(words: string): string | undefined {
  if (!words) return 'Write a reason. The author reads it.';
  return words.length > BLOG_LIMITS.reason ? `A reason may have at most ${BLOG_LIMITS.reason} characters.` : undefined;
}

/** Form in which an editor gives the author a reason. */
export function ReasonForm({ keptAs, label, action, isBusy, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const kept = useKeptText(keptAs);
  const { form, errors, refuse, handleEdit } = useFormErrors(undefined, kept.form);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = reason.trim();
    if (refuse({ reason: checkReason(words) })) return;
    kept.forget();
    onSend(words);
  }

  return (
    <form
      ref={form}
      className={styles.part}
      aria-label={label}
      noValidate
      onChange={handleEdit}
      onSubmit={handleSubmit}
    >
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      {reason.trim() && !isBusy ? <LeavingGuard /> : null}
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        required
        hint="The author sees this under My posts and by email."
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
