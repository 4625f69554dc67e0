import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Conversation, CONVERSATION_TEXTS, type SubjectForm } from '@verse/api-contract/conversations';
import { faultsIn } from '@verse/api-contract/text';
import { useKeptText } from '@verse/contract/kept-text';
import { useSession, useShell } from '@verse/contract/react';
import { createId, formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, ButtonLink, Cluster, Dialog, RestoredText, TextAreaField, useFormErrors } from '@verse/ui';
import { beginConversation } from './first-message.api';
import styles from './first-message.module.scss';
import { readText } from './form-text';
import { useSignInHref } from './use-sign-in-href';

interface FirstMessageProps {
  title: string;
  subject: SubjectForm;
  /** Who gets it. */
  name: string;
  /** Above the form, such as contact details. */
  children?: ReactNode;
  onClose: () => void;
}

/** Writes to a member about something; the answer comes to the page of messages. */
export function FirstMessage({ title, subject, name, children, onClose }: FirstMessageProps) {
  const { status } = useSession();
  const [sent, setSent] = useState<Conversation>();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.body}>
        {children}
        {sent ? <Sent conversation={sent} onClose={onClose} /> : null}
        {!sent && status !== 'member' ? <SignInFirst /> : null}
        {!sent && status === 'member' ? <MessageForm subject={subject} name={name} onSent={setSent} /> : null}
      </div>
    </Dialog>
  );
}

function Sent({ conversation: { id, state }, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { href } = useShell();
  return (
    <>
      <Alert tone="success">
        <p>{state === 'sent' ? 'Your message was sent. It waits for an answer.' : 'Your message was sent.'}</p>
      </Alert>
      <Cluster>
        {/* The form that had the focus is gone. */}
        <ButtonLink
          ref={(link: HTMLAnchorElement | null) => link?.focus()}
          as={Link}
          to={href('conversation', { id }) ?? ''}
        >
          Open the conversation
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Cluster>
    </>
  );
}

function SignInFirst() {
  const signIn = useSignInHref();
  return (
    <p>
      <Link to={signIn}>Sign in</Link> to send a message.
    </p>
  );
}

interface MessageFormProps extends Pick<FirstMessageProps, 'subject' | 'name'> {
  onSent: (conversation: Conversation) => void;
}

function MessageForm({ subject, name, onSent }: MessageFormProps) {
  const send = useSend();
  const [result, setResult] = useState<Result<Conversation>>();
  const [isSending, setIsSending] = useState(false);
  const kept = useKeptText(`message ${Object.values(subject).join(' ')}`);
  const { form, errors, refuse, handleEdit } = useFormErrors(result, kept.form);
  const last = useRef({ text: '', key: '' });
  const failure = formMessage(result);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = readText(new FormData(event.currentTarget), 'text');
    if (isSending || refuse(faultsIn({ text: CONVERSATION_TEXTS.first }, { text }))) return;
    // The same text, sent again after a lost response, is the same message.
    if (last.current.text !== text) last.current = { text, key: createId() };
    const { key } = last.current;
    setIsSending(true);
    const done = await send((api) => beginConversation(api, { subject, text, key }));
    setIsSending(false);
    setResult(done);
    if (!done.ok) return;
    kept.forget();
    onSent(done.value);
  }

  return (
    <form
      ref={form}
      className={styles.body}
      noValidate
      onChange={handleEdit}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <TextAreaField
        label="Message"
        name="text"
        required
        maxLength={CONVERSATION_TEXTS.first.max}
        error={errors.text}
      />
      <p className={styles.note}>
        A first message has no links. You can write more once <bdi>{name}</bdi> answers. Neither of you sees the other’s
        email address.
      </p>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Button type="submit" isBusy={isSending}>
        Send message
      </Button>
    </form>
  );
}
