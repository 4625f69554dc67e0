import { Link } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Button, ButtonLink } from '@verse/ui';
import styles from './states.module.scss';

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

/** Shown if a used link is opened again, usually by someone who is unsure whether verification worked. */
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

interface FailedProps {
  /** Set if the server did not respond. In that case, the link itself may still be valid. */
  onRetry: (() => void) | undefined;
}

export function Failed({ onRetry }: FailedProps) {
  const resend = useShell().href('verify-email');
  return (
    <>
      <Alert tone="error">
        <p>
          {onRetry
            ? 'We could not reach the server. Your link still works.'
            : 'This link is wrong, expired or already used.'}
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
