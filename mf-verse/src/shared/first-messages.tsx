import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Alert, Button, Cluster } from '@verse/ui';
import { FirstMessage } from './first-message';
import { type OutgoingFirstMessage, useFirstMessages } from './first-message-outbox';
import styles from './first-messages.module.scss';

/** First messages that could not be sent immediately, each with actions for its author. */
export function FirstMessages({ memberId }: { memberId: string }) {
  const { href, notify } = useShell();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<OutgoingFirstMessage>();
  const { messages, isSending, takeBack, remove } = useFirstMessages(memberId, ({ name, isLate }, result) => {
    if (!isLate || !result.ok) return;
    const { id } = result.value;
    notify({
      tone: 'success',
      text: `Your message to ${name} was sent.`,
      action: { label: 'Open', run: () => void navigate(href('conversation', { id }) ?? '/') },
    });
  });
  const shown = messages.filter(({ isLate, isHeld }) => isLate || isHeld);

  function handleEdit(message: OutgoingFirstMessage) {
    takeBack(message.key);
    setEdited(message);
  }

  return (
    <>
      {shown.length > 0 ? (
        <section className={styles.list} aria-label="Unsent messages">
          {shown.map((message) => (
            <Entry
              key={message.key}
              message={message}
              isSending={message.isHeld ? false : isSending}
              onEdit={() => handleEdit(message)}
              onDelete={() => remove(message.key)}
            />
          ))}
        </section>
      ) : null}
      {edited ? (
        <FirstMessage
          title={`Write to ${edited.name}`}
          subject={edited.subject}
          name={edited.name}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}

interface EntryProps {
  message: OutgoingFirstMessage;
  isSending: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const TITLE = { waits: 'Waiting for a connection', refused: 'Not sent', held: 'Not sent' } as const;

function Entry({ message: { name, isHeld, why }, isSending, onEdit, onDelete }: EntryProps) {
  const state = !isHeld ? 'waits' : why === undefined ? 'held' : 'refused';
  const recipient = <bdi>{name}</bdi>;
  return (
    <Alert
      role="status"
      tone={state === 'refused' ? 'warning' : 'notice'}
      title={isSending ? 'Sending…' : TITLE[state]}
    >
      {state === 'waits' ? <p>Your message to {recipient} goes out as soon as you’re online.</p> : null}
      {state === 'held' ? <p>You took back your message to {recipient}. We kept it on this device.</p> : null}
      {state === 'refused' ? (
        <p>
          Your message to {recipient} was not sent. {why}
        </p>
      ) : null}
      <Cluster gap={2}>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit the message to ${name}`}
          disabled={isSending}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete the message to ${name}`}
          disabled={isSending}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Cluster>
    </Alert>
  );
}
