import { Form, Link, useNavigation, useSearchParams } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, useFormErrors, useHydrated } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormOutcome } from '../../shared/form-outcome';
import styles from './reset-password.module.scss';

interface ResetPasswordFormProps {
  outcome: FormOutcome | undefined;
}

export function ResetPasswordForm({ outcome }: ResetPasswordFormProps) {
  const signIn = useShell().href('sign-in');
  const { form, errors, handleEdit } = useFormErrors(outcome);
  const isReady = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const isDead = outcome && !outcome.ok && outcome.code === 'gone';
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      {isDead ? null : <MissingLink signIn={signIn} />}
      <FormMessage outcome={outcome}>
        {isDead && signIn ? <Link to={`${signIn}?forgot`}>Request a new link</Link> : null}
      </FormMessage>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint="8 characters or more, with letters, numbers and a special character."
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        required
        error={errors.confirm}
      />
      <Button type="submit" size="large" disabled={!isReady} isBusy={isSending}>
        Update Password
      </Button>
    </Form>
  );
}

/** Said before anything is typed. Somebody who is signed in may change the password without a link. */
function MissingLink({ signIn }: { signIn: string | undefined }) {
  const [search] = useSearchParams();
  const { status } = useSession();
  if (status !== 'guest' || search.get('token')) return null;
  return (
    <Alert tone="notice" title="Open this page from our email">
      <p>
        You can choose a new password with the link we send you.{' '}
        {signIn ? <Link to={`${signIn}?forgot`}>Request a new link</Link> : null}
      </p>
    </Alert>
  );
}
