import { Link } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { SHELL_PAGES } from '@verse/contract/shell-pages';
import { Alert, Button, ButtonLink } from '@verse/ui';
import styles from './faces.module.scss';

export function Verifying() {
  return (
    <div className={styles.verifying} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>Please wait, your email is being verified...</p>
    </div>
  );
}

export function Verified() {
  return (
    <Alert tone="success">
      <p>Email Verified Successfully</p>
    </Alert>
  );
}

/** A used link is opened again, most often by a reader who is not sure. */
export function AlreadyVerified() {
  const { href } = useShell();
  const isMember = useSession().status === 'member';
  const next = isMember ? href('verse') : href('sign-in');
  return (
    <>
      <Alert tone="success">
        <p>This email is already verified. There is nothing left to do.</p>
      </Alert>
      {next ? (
        <ButtonLink as={Link} to={next}>
          {isMember ? 'Open the Verse' : 'Sign In'}
        </ButtonLink>
      ) : null}
    </>
  );
}

/**
 * Opened in another browser than the one that signed up. Another person may have signed up, so the owner of the mailbox
 * chooses the password.
 */
export function Unfinished({ token }: { token: string }) {
  return (
    <>
      <Alert tone="notice" title="One step left: choose a password">
        <p>
          This is not the browser that signed up. To make sure that only you know the password, please choose it here.
        </p>
        <p>If you did not sign up, close this page and nothing happens.</p>
      </Alert>
      <ButtonLink as={Link} to={`${SHELL_PAGES['reset-password']}?token=${encodeURIComponent(token)}`}>
        Choose a password
      </ButtonLink>
    </>
  );
}

interface FailedProps {
  /** Set when the server did not answer: the link itself may be valid. */
  onRetry: (() => void) | undefined;
}

export function Failed({ onRetry }: FailedProps) {
  const resend = useShell().href('verify-email');
  return (
    <>
      <Alert tone="error">
        <p>
          {onRetry
            ? 'We could not reach the server. Your link is still good.'
            : 'This link is invalid, has expired or was used before.'}
        </p>
      </Alert>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      {resend && !onRetry ? (
        <ButtonLink as={Link} to={resend} variant="secondary">
          Resend email
        </ButtonLink>
      ) : null}
    </>
  );
}
