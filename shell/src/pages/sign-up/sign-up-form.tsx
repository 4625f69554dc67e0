import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Alert, Button, CheckboxField, TextField, useFormErrors } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import { PasswordField } from './password-field';
import type { SignUpOutcome } from './sign-up.api';
import styles from './sign-up-form.module.scss';

interface SignUpFormProps {
  outcome: SignUpOutcome | undefined;
}

export function SignUpForm({ outcome }: SignUpFormProps) {
  const { href } = useShell();
  const { form, errors, handleEdit } = useFormErrors(outcome);
  const terms = useRef<HTMLInputElement>(null);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [round, setRound] = useState(0);
  const isSending = useNavigation().state !== 'idle';

  // The box may have been ticked before React took over.
  useEffect(() => setHasAgreed(terms.current?.checked ?? false), []);
  useEffect(() => {
    if (outcome?.ok) form.current?.reset();
  }, [outcome, form]);

  function handleReset() {
    setHasAgreed(false);
    setRound((before) => before + 1);
  }

  return (
    <>
      {outcome?.ok ? <CheckInbox email={outcome.value.email} /> : null}
      <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit} onReset={handleReset}>
        <FormMessage outcome={outcome} />
        <div className={styles.names}>
          <TextField label="Last Name" name="lastname" autoComplete="family-name" required error={errors.lastname} />
          <TextField label="First Name" name="firstname" autoComplete="given-name" required error={errors.firstname} />
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
        <PasswordField key={round} error={errors.password} />
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
        Already a member? <Link to={href('sign-in') ?? '/'}>Sign in</Link>
      </p>
    </>
  );
}

function CheckInbox({ email }: { email: string }) {
  const verify = useShell().href('verify-email');
  return (
    <Alert tone="success" title="Check your inbox to verify your e-mail.">
      {verify ? (
        <p>
          No mail after a few minutes?{' '}
          <Link to={verify} state={{ email }}>
            Send it again
          </Link>
        </p>
      ) : null}
    </Alert>
  );
}
