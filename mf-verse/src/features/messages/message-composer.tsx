import { type FormEvent, useState } from 'react';
import type { Conversation, DirectMessage } from '@verse/api-contract/api';
import { CONVERSATION_TEXTS } from '@verse/api-contract/community/conversations.values';
import { findTextErrors } from '@verse/api-contract/text';
import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { createId, type Failure, formMessage } from '@verse/contract/server-state';
import { Button, Stack, TextAreaField, VisuallyHidden } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import type { WaitingMessage } from '../../shared/outbox';
import { useOutbox } from '../../shared/use-outbox';
import styles from './message-composer.module.scss';
import { nameOf } from './message-labels';
import { sendMessage, type ShownMessage, toShown } from './messages.api';

/** Sign-out removes keys that begin with `own:`. */
const draftKey = (id: string) => `own:message ${id}`;

const readDraft = (id: string): string => readStored(draftKey(id)) ?? '';

function writeDraft(id: string, text: string): void {
  if (text === '') removeStored(draftKey(id));
  else writeStored(draftKey(id), text);
}

interface MessageComposerProps {
  conversation: Conversation;
  onSent: (message: ShownMessage) => void;
}

const TOO_MANY = 'Too many unsent messages on this device. Get back online first.';

/** Does not say which of the two blocked the other. */
const CLOSED = 'You can’t write here any more.';

/** The form for writing a message. The text is kept on this device until the message has been delivered. */
export function MessageComposer({ conversation, onSent }: MessageComposerProps) {
  const { id, state } = conversation;
  const { session } = useShell();
  const [text, setText] = useState(() => readDraft(id));
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState(0);
  const { form, errors, refuse, handleEdit } = useFormErrors(failure);
  const { messages, isSending, post, remove } = useOutbox<WaitingMessage, DirectMessage>(id, {
    deliver: (client, message) => sendMessage(client, id, message),
    onSettled(message, result) {
      if (result.ok) {
        setSent((count) => count + 1);
        announceSent();
        return onSent(toShown(result.value));
      }
      setSent(0);
      setFailure(result.status === 404 ? { ...result, message: CLOSED } : result);
      returnToField(message.text);
      if (result.code === 'unauthenticated') void session.refresh();
    },
  });

  function change(next: (now: string) => string) {
    setText((now) => {
      const typed = next(now);
      writeDraft(id, typed);
      return typed;
    });
  }

  const returnToField = (text: string) => change((now) => (now === '' ? text : `${text}\n\n${now}`));

  function handleTakeBack({ key, text: unsent }: WaitingMessage) {
    remove(key);
    returnToField(unsent);
    form.current?.querySelector('textarea')?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (refuse(findTextErrors({ text: CONVERSATION_TEXTS.message }, { text }))) return;
    setFailure(undefined);
    if (post({ key: createId(), text })) change(() => '');
    else refuse({ text: TOO_MANY });
  }

  return (
    <Stack as="form" ref={form} gap={3} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
      <Waiting messages={messages} isSending={isSending} onTakeBack={handleTakeBack} />
      <TextAreaField
        label={state === 'open' ? `Write to ${nameOf(conversation)}` : `Answer ${nameOf(conversation)}`}
        name="text"
        rows={3}
        maxLength={CONVERSATION_TEXTS.message.max}
        value={text}
        error={errors.text ?? formMessage(failure)}
        onChange={({ currentTarget: { value } }) => change(() => value)}
      />
      <div>
        <Button type="submit">{state === 'open' ? 'Send message' : 'Send answer'}</Button>
      </div>
      <VisuallyHidden role="status">{sent > 0 ? `Sent. ${sent === 1 ? '' : sent}` : ''}</VisuallyHidden>
    </Stack>
  );
}

interface WaitingProps {
  messages: readonly WaitingMessage[];
  isSending: boolean;
  onTakeBack: (message: WaitingMessage) => void;
}

/** Messages not yet delivered. */
function Waiting({ messages, isSending, onTakeBack }: WaitingProps) {
  if (messages.length === 0) return null;
  return (
    <Stack gap={2}>
      <MutedText role="status">
        {isSending ? 'Sending…' : 'Not sent yet. We’ll send it as soon as you’re online.'}
      </MutedText>
      <Stack as="ul" gap={2} aria-label="Unsent messages">
        {messages.map((message) => (
          <li key={message.key} className={styles.entry}>
            <p className={styles.text} dir="auto">
              {message.text}
            </p>
            {message.isLate && !isSending ? (
              <Button variant="quiet" size="small" onClick={() => onTakeBack(message)}>
                Take back
              </Button>
            ) : null}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
