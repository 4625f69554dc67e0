import { useState } from 'react';
import type { CommentAnswer } from '@verse/api-contract/api';
import { POST_LIMITS } from '@verse/api-contract/community/community-posts.values';
import { isBlank } from '@verse/api-contract/text';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { createId, formMessage } from '@verse/contract/server-state';
import { Button, Cluster, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { type CommentSubject, type CritiqueAnswer, editCritique, keptName, sendCritique } from './comments.api';

interface CritiqueFormProps {
  subject: CommentSubject;
  questions: readonly string[];
  /** The critique being edited. */
  changed?: { id: string; version: number; answers: readonly CritiqueAnswer[] };
  onWritten: (answer: CommentAnswer) => void;
  onCancel?: () => void;
}

const fieldName = (index: number) => `answer${index}`;

/** The form that answers the maker's questions, or edits these answers. */
export function CritiqueForm({ subject, questions, changed, onWritten, onCancel }: CritiqueFormProps) {
  const { session } = useShell();
  const [key, setKey] = useState(createId);
  // Counts the critiques sent, because the fields are empty after each.
  const [sent, setSent] = useState(0);
  const read = (fields: FormData) =>
    questions.map((question, index) => ({ question, text: String(fields.get(fieldName(index)) ?? '') }));
  const form = useForm({
    keptAs: `critique ${keptName(subject)} ${changed?.id ?? 'new'}`,
    findErrors: (fields) => ({
      [fieldName(0)]: read(fields).every(({ text }) => isBlank(text)) ? 'Answer at least one question.' : undefined,
    }),
    send: (api, fields) =>
      changed ? editCritique(api, subject, changed, read(fields)) : sendCritique(api, subject, key, read(fields)),
    onSent(answer) {
      setKey(createId());
      setSent((before) => before + 1);
      onWritten(answer);
    },
    onFailed({ code }) {
      if (code === 'unauthenticated') void session.refresh();
    },
    shouldRevalidate: () => false,
  });

  return (
    <Stack as="form" gap={3} aria-label={changed ? 'Change your critique' : 'Your critique'} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      {questions.map((question, index) => (
        <TextAreaField
          key={`${sent} ${question}`}
          label={question}
          name={fieldName(index)}
          rows={2}
          maxLength={POST_LIMITS.comment}
          defaultValue={changed?.answers[index]?.text}
          // The server treats changed text as a new comment, so it needs a new key.
          onChange={() => setKey(createId())}
          error={form.errors[fieldName(index)] ?? (index === 0 ? formMessage(form.result) : undefined)}
        />
      ))}
      <Cluster gap={2}>
        <Button type="submit" size="small" isBusy={form.isBusy}>
          {changed ? 'Save critique' : 'Send critique'}
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
