import { type FormEvent, useState } from 'react';
import { type CommentAnswer, POST_LIMITS } from '@verse/api-contract/community-posts';
import { isBlank } from '@verse/api-contract/text';
import { useKeptText } from '@verse/contract/kept-text';
import { useShell } from '@verse/contract/react';
import { createId, formMessage, type Result, useSend } from '@verse/contract/server-state';
import { typedAfter } from '@verse/contract/typed-after';
import { Button, Cluster, RestoredText, Stack, useFormErrors } from '@verse/ui';
import { CompletedTextArea } from '../../../shared/completion/completed-text-area';
import { editComment, sendComment } from '../feed.api';

interface CommentFormProps {
  postId: string;
  label: string;
  /** The comment being replied to. */
  parentId?: string | undefined;
  /** The comment being edited. */
  changed?: { id: string; text: string; version: number } | undefined;
  onWritten: (answer: CommentAnswer) => void;
  onCancel?: () => void;
}

/** The form for writing or editing a comment or reply. Its text is kept on this device until the comment is saved. */
export function CommentForm({ postId, label, parentId, changed, onWritten, onCancel }: CommentFormProps) {
  const send = useSend();
  const { session } = useShell();
  const [draft, setDraft] = useState(() => ({ text: changed?.text ?? '', key: createId() }));
  const [result, setResult] = useState<Result<CommentAnswer>>();
  const [isSending, setIsSending] = useState(false);
  const kept = useKeptText(`comment ${postId} ${changed ? `change ${changed.id}` : (parentId ?? 'new')}`);
  const { form, errors, refuse, handleEdit } = useFormErrors(result, kept.form);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { text } = draft;
    if (isSending || refuse({ text: isBlank(text) ? 'Comment is required.' : undefined })) return;
    setIsSending(true);
    const done = await send((api) =>
      changed ? editComment(api, postId, changed, text) : sendComment(api, postId, { ...draft, parentId }),
    );
    setIsSending(false);
    setResult(done);
    if (done.ok) {
      kept.forget();
      setDraft((now) => ({ text: typedAfter(now.text, text), key: createId() }));
      onWritten(done.value);
    } else if (done.code === 'unauthenticated') void session.refresh();
  }

  return (
    <Stack as="form" ref={form} gap={3} noValidate onChange={handleEdit} onSubmit={(event) => void handleSubmit(event)}>
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <CompletedTextArea
        label={label}
        name="text"
        rows={2}
        maxLength={POST_LIMITS.comment}
        value={draft.text}
        error={errors.text ?? formMessage(result)}
        // The server treats changed text as a new comment, so it needs a new key.
        onText={(text) => setDraft({ text, key: createId() })}
        autoFocus={onCancel !== undefined}
      />
      <Cluster gap={2}>
        <Button type="submit" size="small" isBusy={isSending}>
          {changed ? 'Save comment' : 'Send comment'}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}
