import { type FormEvent, useState } from 'react';
import type { Conversation, SubjectForm } from '@verse/api-contract/api';
import { CONVERSATION_TEXTS } from '@verse/api-contract/community/conversations.values';
import { findTextErrors } from '@verse/api-contract/text';
import { readText, useFormErrors } from '@verse/contract/form';
import { useKeptText } from '@verse/contract/kept-text';
import { useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { createId, type Failure, formMessage } from '@verse/contract/server-state';
import { Alert, Button, Cluster, RestoredText, Stack, TextAreaField } from '@verse/ui';
import styles from './first-message.module.scss';
import { type OutgoingFirstMessage, subjectKey, useFirstMessages } from './first-message-outbox';
import { MutedText } from './muted-text';

interface MessageFormProps {
  subject: SubjectForm;
  /** The recipient's name. */
  name: string;
  memberId: string;
  onSent: (conversation: Conversation) => void;
}

const TOO_MANY = 'Too many unsent messages on this device. Get back online first.';

/** The form for a first message. While offline, the message waits and can be edited or deleted until it is sent. */
export function MessageForm({ subject, name, memberId, onSent }: MessageFormProps) {
  const { session } = useShell();
  const [failure, setFailure] = useState<Failure>();
  const outbox = useFirstMessages(memberId, (message, result) => {
    if (subjectKey(message.subject) !== subjectKey(subject)) return;
    if (result.ok) {
      announceSent();
      return onSent(result.value);
    }
    setFailure(result);
    if (result.code === 'unauthenticated') void session.refresh();
  });
  const before = outbox.messages.find((one) => subjectKey(one.subject) === subjectKey(subject));

  function handlePost(text: string): boolean {
    setFailure(undefined);
    const key = before?.sentText === text ? before.key : createId();
    if (before) outbox.remove(before.key);
    return outbox.post({ key, text, sentText: text, subject, name });
  }

  if (before?.isLate && !before.isHeld)
    return (
      <WaitingMessage
        message={before}
        isSending={outbox.isSending}
        onEdit={() => outbox.takeBack(before.key)}
        onDelete={() => outbox.remove(before.key)}
      />
    );
  return (
    <Fields
      name={name}
      before={before}
      failure={failure}
      keptAs={`message ${subjectKey(subject)}`}
      onType={(text) => {
        if (before?.isHeld) outbox.rewrite(before.key, text);
      }}
      onPost={handlePost}
    />
  );
}

interface WaitingMessageProps {
  message: OutgoingFirstMessage;
  isSending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function WaitingMessage({ message, isSending, onEdit, onDelete }: WaitingMessageProps) {
  return (
    <>
      <Alert title={isSending ? 'Sending…' : 'Waiting for a connection'}>
        <p>You’re offline. We’ll send it as soon as you’re back.</p>
      </Alert>
      <p className={styles.waiting} dir="auto">
        {message.text}
      </p>
      <Cluster>
        {/* Takes the focus, because the focused form has disappeared. */}
        <Button
          ref={(button: HTMLButtonElement | null) => button?.focus()}
          variant="secondary"
          disabled={isSending}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onDelete}>
          Delete
        </Button>
      </Cluster>
    </>
  );
}

interface FieldsProps {
  name: string;
  /** A message that is being sent, has been taken back, or was rejected. */
  before: OutgoingFirstMessage | undefined;
  failure: Failure | undefined;
  keptAs: string;
  onType: (text: string) => void;
  /** Returns false if the message could not be queued. */
  onPost: (text: string) => boolean;
}

function Fields({ name, before, failure, keptAs, onType, onPost }: FieldsProps) {
  const kept = useKeptText(keptAs);
  const { form, errors, refuse, handleEdit } = useFormErrors(failure, kept.form);
  const message = failure ? formMessage(failure) : before?.why;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = readText(new FormData(event.currentTarget), 'text');
    if (refuse(findTextErrors({ text: CONVERSATION_TEXTS.first }, { text }))) return;
    if (!onPost(text)) refuse({ text: TOO_MANY });
    // The text is now stored in the outbox.
    else kept.forget();
  }

  return (
    <Stack as="form" gap={5} ref={form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <TextAreaField
        label="Message"
        name="text"
        required
        defaultValue={before?.text}
        maxLength={CONVERSATION_TEXTS.first.max}
        error={errors.text}
        onInput={({ currentTarget: { value } }) => onType(value)}
      />
      <MutedText>
        No links in a first message. Write more once <bdi>{name}</bdi> answers. You don’t see each other’s email.
      </MutedText>
      {message ? <Alert tone="error">{message}</Alert> : null}
      <Button type="submit" isBusy={before ? !before.isHeld : false}>
        Send message
      </Button>
    </Stack>
  );
}
