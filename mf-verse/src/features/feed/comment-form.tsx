import { type FormEvent, useState } from 'react';
import { type CommentAnswer, POST_LIMITS } from '@verse/api-contract/community-posts';
import { isBlank } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { Button, TextAreaField, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { newId } from '../../shared/new-id';
import { usePerform } from '../../shared/perform';
import styles from './comment-form.module.scss';
import type { FeedAct } from './feed.api';

interface CommentFormProps {
  postId: string;
  label: string;
  /** The comment that is answered. */
  parentId?: string | undefined;
  /** The comment that is changed. */
  changed?: { id: string; text: string; version: number } | undefined;
  onWritten: (answer: CommentAnswer) => void;
  onCancel?: () => void;
}

/** A comment, an answer to one, or a change of one. What was typed stays until it is stored. */
export function CommentForm({ postId, label, parentId, changed, onWritten, onCancel }: CommentFormProps) {
  const perform = usePerform<FeedAct>();
  const { session } = useShell();
  const [draft, setDraft] = useState(() => ({ text: changed?.text ?? '', key: newId() }));
  const [outcome, setOutcome] = useState<FormOutcome<CommentAnswer>>();
  const [isSending, setIsSending] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(outcome);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { text } = draft;
    if (isSending || refuse({ text: isBlank(text) ? 'Comment is required.' : undefined })) return;
    setIsSending(true);
    const done = await perform<CommentAnswer>(
      changed
        ? { what: 'edit-comment', id: postId, comment: changed.id, version: changed.version, text }
        : { what: 'comment', id: postId, key: draft.key, text, parentId },
    );
    setIsSending(false);
    setOutcome(done);
    if (done.ok) {
      setDraft({ text: '', key: newId() });
      onWritten(done.value);
    } else if (done.code === 'unauthenticated') void session.refresh();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onChange={handleEdit}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextAreaField
        label={label}
        name="text"
        rows={2}
        maxLength={POST_LIMITS.comment}
        value={draft.text}
        error={errors.text ?? (outcome?.ok === false ? outcome.message : undefined)}
        // Another text is another comment.
        onChange={(event) => setDraft({ text: event.currentTarget.value, key: newId() })}
        autoFocus={onCancel !== undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isBusy={isSending}>
          {changed ? 'Save comment' : 'Send comment'}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
