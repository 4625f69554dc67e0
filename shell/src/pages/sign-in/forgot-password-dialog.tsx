import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { Alert, Button, Dialog, TextField, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormMessage } from '../../shared/form-message';
import styles from './sign-in.module.scss';

interface ForgotPasswordDialogProps {
  onClose: () => void;
}

export function ForgotPasswordDialog({ onClose }: ForgotPasswordDialogProps) {
  const fetcher = useFetcher<FormOutcome>();
  const outcome = fetcher.data;
  const { form, errors, handleEdit } = useFormErrors(outcome);
  return (
    <Dialog title="Forgot Password?" size="small" onClose={onClose}>
      {outcome?.ok ? (
        <Sent />
      ) : (
        <fetcher.Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
          <p>Enter the address of your account. We send a link that lets you choose a new password.</p>
          <FormMessage outcome={outcome} />
          <input type="hidden" name="intent" value="forgot" />
          <TextField label="Email" name="email" type="email" autoComplete="username" required error={errors.email} />
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            Send Reset Link
          </Button>
        </fetcher.Form>
      )}
    </Dialog>
  );
}

/** Takes the focus, since the form that had it is gone. */
function Sent() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert tone="success" ref={message} tabIndex={-1}>
      <p>Success! If the email exists, a reset link has been sent.</p>
    </Alert>
  );
}
