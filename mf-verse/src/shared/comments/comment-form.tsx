import { useState } from 'react';
import type { CommentAnswer } from '@verse/api-contract/api';
import { POST_LIMITS } from '@verse/api-contract/community/community-posts.values';
import { isBlank } from '@verse/api-contract/text';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { createId, formMessage } from '@verse/contract/server-state';
import { typedAfter } from '@verse/contract/typed-after';
import { Button, Cluster, RestoredText, Stack } from '@verse/ui';
import { CompletedTextArea } from '../completion/completed-text-area';
import { type CommentSubject, editComment, keptName, sendComment } from './comments.api';

interface CommentFormProps {
  subject: CommentSubject;
  label: string;
  /** The comment being replied to. */
  parentId?: string | undefined;
  /** The comment being edited. */
  changed?: { id: string; text: string; version: number } | undefined;
  onWritten: (answer: CommentAnswer) => void;
  onCancel?: () => void;
}

/** The form for writing or editing a comment or reply. Its text is kept on this device until the comment is saved. */
export function CommentForm({ subject, label, parentId, changed, onWritten, onCancel }: CommentFormProps) {
  const { session } = useShell();
  const [draft, setDraft] = useState(() => ({ text: changed?.text ?? '', key: createId() }));
  const form = useForm({
    keptAs: `comment ${keptName(subject)} ${changed ? `change ${changed.id}` : (parentId ?? 'new')}`,
    findErrors: () => ({ text: isBlank(draft.text) ? 'Comment is required.' : undefined }),
    send: (api) =>
      changed
        ? editComment(api, subject, changed, { text: draft.text })
        : sendComment(api, subject, { ...draft, parentId }),
    onSent(answer) {
      setDraft((now) => ({ text: typedAfter(now.text, draft.text), key: createId() }));
      onWritten(answer);
    },
    onFailed({ code }) {
      if (code === 'unauthenticated') void session.refresh();
    },
    shouldRevalidate: () => false,
  });

  return (
    <Stack as="form" gap={3} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <CompletedTextArea
        label={label}
        name="text"
        rows={2}
        maxLength={POST_LIMITS.comment}
        value={draft.text}
        error={form.errors.text ?? formMessage(form.result)}
        // The server treats changed text as a new comment, so it needs a new key.
        onText={(text) => setDraft({ text, key: createId() })}
        autoFocus={onCancel !== undefined}
      />
      <Cluster gap={2}>
        <Button type="submit" size="small" isBusy={form.isBusy}>
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
