import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation, SubjectForm } from '@verse/api-contract/api';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Button, ButtonLink, Cluster, Dialog, Stack } from '@verse/ui';
import { MessageForm } from './message-form';
import { useSignInHref } from './use-sign-in-href';

interface FirstMessageProps {
  title: string;
  subject: SubjectForm;
  /** The recipient's name. */
  name: string;
  /** Content shown above the form, e.g. contact details. */
  children?: ReactNode;
  onClose: () => void;
}

/** The form for a first message to a member about a subject. The reply appears on the messages page. */
export function FirstMessage({ title, subject, name, children, onClose }: FirstMessageProps) {
  const { user } = useSession();
  const [sent, setSent] = useState<Conversation>();
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={5}>
        {children}
        {sent ? <Sent conversation={sent} onClose={onClose} /> : null}
        {!sent && !user ? <SignInFirst /> : null}
        {!sent && user ? <MessageForm subject={subject} name={name} memberId={user.id} onSent={setSent} /> : null}
      </Stack>
    </Dialog>
  );
}

function Sent({ conversation: { id, state }, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { href } = useShell();
  return (
    <>
      <Alert tone="success">
        <p>{state === 'sent' ? 'Sent. Now it’s their turn to answer.' : 'Your message was sent.'}</p>
      </Alert>
      <Cluster>
        {/* Takes the focus, because the focused form has disappeared. */}
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
