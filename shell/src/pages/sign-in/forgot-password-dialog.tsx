import { useEffect, useRef } from 'react';
import { useFetcher, useSearchParams } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { Alert, Button, Dialog, TextField } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormResult } from '../../shared/form-result';
import { keepDestination } from '../../shared/kept-destination';
import styles from './sign-in.module.scss';

interface ForgotPasswordDialogProps {
  /** The email address already typed into the sign-in form. */
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const { form, errors, handleEdit } = useFormErrors(result);
  const next = useSearchParams()[0].get('next');
  // The link of the email leads on to the page that the visitor wanted to open.
  useEffect(() => {
    if (result?.ok && next) keepDestination(next);
  }, [result, next]);
  return (
    <Dialog title="Forgot Password?" size="small" onClose={onClose}>
      {result?.ok ? (
        <Sent onClose={onClose} />
      ) : (
        <fetcher.Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
          <p>Enter your account’s email and we’ll send you a link to reset your password.</p>
          <FormMessage result={result} />
          <input type="hidden" name="intent" value="forgot" />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            error={errors.email}
          />
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            Send Reset Link
          </Button>
        </fetcher.Form>
      )}
    </Dialog>
  );
}

/** Receives the focus, because the form that had it is gone. */
function Sent({ onClose }: Pick<ForgotPasswordDialogProps, 'onClose'>) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Alert tone="success" ref={message} tabIndex={-1}>
        <p>Success! If the email exists, a reset link has been sent.</p>
      </Alert>
      <Button variant="secondary" onClick={onClose}>
        Back to sign in
      </Button>
    </div>
  );
}
