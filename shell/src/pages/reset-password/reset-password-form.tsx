import { Form, Link, useNavigation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Button, TextField, useFormErrors } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormOutcome } from '../../shared/form-outcome';
import { useIsReady } from '../../shared/use-is-ready';
import styles from './reset-password.module.scss';

interface ResetPasswordFormProps {
  outcome: FormOutcome | undefined;
}

export function ResetPasswordForm({ outcome }: ResetPasswordFormProps) {
  const signIn = useShell().href('sign-in');
  const { form, errors, handleEdit } = useFormErrors(outcome);
  const isReady = useIsReady();
  const isSending = useNavigation().state !== 'idle';
  const isDead = outcome && !outcome.ok && outcome.code === 'gone';
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      <FormMessage outcome={outcome}>{isDead && signIn ? <Link to={`${signIn}?forgot`}>Request a new link</Link> : null}</FormMessage>
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        hint="8 characters or more, with letters, numbers and a special character."
        error={errors.newPassword}
      />
      <TextField label="Confirm password" name="confirm" type="password" autoComplete="new-password" required error={errors.confirm} />
      <Button type="submit" size="large" disabled={!isReady} isBusy={isSending}>
        Update Password
      </Button>
    </Form>
  );
}
