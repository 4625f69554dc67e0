import { type FormEvent, useState } from 'react';
import { type Conversation, CONVERSATION_TEXTS } from '@verse/api-contract/conversations';
import { faultsIn } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { type Failure, formMessage } from '@verse/contract/server-state';
import { Button, Stack, TextAreaField, useFormErrors, VisuallyHidden } from '@verse/ui';
import styles from './message-composer.module.scss';
import { nameOf } from './message-words';
import { type ShownMessage, toShown } from './messages.api';
import { readDraft, writeDraft } from './outbox';
import { useOutbox } from './use-outbox';

interface MessageComposerProps {
  conversation: Conversation;
  onSent: (message: ShownMessage) => void;
}

const TOO_MANY = 'Too many messages wait to be sent from this device. Connect to the internet first.';

/** Writes a message. The text is kept on this device while it is typed, and until it has arrived. */
export function MessageComposer({ conversation, onSent }: MessageComposerProps) {
  const { id, state } = conversation;
  const { session } = useShell();
  const [text, setText] = useState(() => readDraft(id));
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState(0);
  const { form, errors, refuse, handleEdit } = useFormErrors(failure);
  const { waiting, isSending, post } = useOutbox(id, {
    onSent(message) {
      setSent((count) => count + 1);
      onSent(toShown(message));
    },
    onRefused(refused, why) {
      setFailure(why);
      change((now) => (now === '' ? refused : `${refused}\n\n${now}`));
      if (why.code === 'unauthenticated') void session.refresh();
    },
  });

  function change(next: (now: string) => string) {
    setText((now) => {
      const typed = next(now);
      writeDraft(id, typed);
      return typed;
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (refuse(faultsIn({ text: CONVERSATION_TEXTS.message }, { text }))) return;
    setFailure(undefined);
    if (post(text)) change(() => '');
    else refuse({ text: TOO_MANY });
  }

  return (
    <Stack as="form" ref={form} gap={3} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
      <Waiting texts={waiting.map((one) => one.text)} isSending={isSending} />
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

/** Messages that have not arrived yet. */
function Waiting({ texts, isSending }: { texts: readonly string[]; isSending: boolean }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.waiting} role="status">
      <p className={styles.note}>
        {isSending
          ? 'Sending…'
          : 'Not sent yet: there is no connection. It is kept on this device and sent as soon as there is one.'}
      </p>
      <ul className={styles.texts} aria-label="Messages to be sent">
        {texts.map((text, index) => (
          <li key={index} className={styles.text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
