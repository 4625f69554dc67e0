import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, Link, useNavigation, useSearchParams } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Alert, Button, ButtonLink, CheckboxField, TextField } from '@verse/ui';
import { findDestination } from '../../shared/behind-the-door';
import { FormMessage } from '../../shared/form-message';
import { keepDestination } from '../../shared/kept-destination';
import { NewPassword } from '../../shared/new-password';
import { safeNext } from '../../shared/safe-next';
import type { SignUpResult } from './sign-up.api';
import styles from './sign-up-form.module.scss';

interface SignUpFormProps {
  result: SignUpResult | undefined;
}

export function SignUpForm({ result }: SignUpFormProps) {
  const { href } = useShell();
  const { form, errors, handleEdit } = useFormErrors(result);
  const next = useSearchParams()[0].get('next');
  const terms = useRef<HTMLInputElement>(null);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [round, setRound] = useState(0);
  const isSending = useNavigation().formMethod !== undefined;

  const [corrected, setCorrected] = useState<SignUpResult>();
  const isSent = result?.ok === true && corrected !== result;

  // The checkbox may have been ticked before hydration.
  useEffect(() => setHasAgreed(terms.current?.checked ?? false), []);
  useEffect(() => {
    if (!result?.ok) return;
    form.current?.reset();
    if (next) keepDestination(next);
  }, [result, form, next]);

  function handleWrongAddress() {
    flushSync(() => setCorrected(result));
    form.current?.querySelector('input')?.focus();
  }

  function handleReset() {
    setHasAgreed(false);
    setRound((before) => before + 1);
  }

  return (
    <>
      {isSent ? <CheckInbox email={result.value.email} onWrongAddress={handleWrongAddress} /> : null}
      <div hidden={isSent}>
        <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit} onReset={handleReset}>
          <FormMessage result={result} />
          <div className={styles.names}>
            <TextField label="Last Name" name="lastname" autoComplete="family-name" required error={errors.lastname} />
            <TextField
              label="First Name"
              name="firstname"
              autoComplete="given-name"
              required
              error={errors.firstname}
            />
          </div>
          <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
          <NewPassword key={round} error={errors.password} />
          <CheckboxField
            ref={terms}
            name="terms"
            required
            error={errors.terms}
            onChange={(event) => setHasAgreed(event.currentTarget.checked)}
            label={
              <>
                I agree to the{' '}
                <a href={href('terms')} target="_blank" rel="noopener">
                  Terms &amp; Conditions
                </a>
              </>
            }
          />
          <Button type="submit" size="large" disabled={!hasAgreed} isBusy={isSending}>
            Sign Up
          </Button>
        </Form>
        <p className={styles.other}>
          Already a member?{' '}
          <Link to={(href('sign-in') ?? '/') + (next ? `?next=${encodeURIComponent(next)}` : '')}>Sign in</Link>
        </p>
      </div>
    </>
  );
}

interface CheckInboxProps {
  email: string;
  onWrongAddress: () => void;
}

/**
 * Replaces the form and receives the focus. Shows the email address as typed and does not reveal whether an account
 * exists for it.
 */
function CheckInbox({ email, onWrongAddress }: CheckInboxProps) {
  const { href } = useShell();
  const verify = href('verify-email');
  const next = useSearchParams()[0].get('next');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Alert tone="success" title="Check your inbox to verify your e-mail." ref={message} tabIndex={-1}>
        <p>
          We wrote to <strong className={styles.address}>{email}</strong>. Open the link in the email to finish.{' '}
          {findDestination(safeNext(next, ''), href)?.inboxText}
        </p>
      </Alert>
      <p>Nothing after a few minutes? Check your spam folder, or:</p>
      <div className={styles.ways}>
        {verify ? (
          <ButtonLink as={Link} to={verify} state={{ email }} variant="secondary">
            Send it again
          </ButtonLink>
        ) : null}
        <Button variant="quiet" onClick={onWrongAddress}>
          Wrong address?
        </Button>
      </div>
    </div>
  );
}
