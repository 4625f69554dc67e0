import { Form, Link, useNavigation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, useFormErrors, useHydrated } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormOutcome } from '../../shared/form-outcome';
import type { Arrival } from './reset-password.api';
import styles from './reset-password.module.scss';

interface ResetPasswordFormProps {
  outcome: FormOutcome | undefined;
  arrival: Arrival | undefined;
}

export function ResetPasswordForm({ outcome, arrival }: ResetPasswordFormProps) {
  const { form, errors, handleEdit } = useFormErrors(outcome);
  const isReady = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const isDead = outcome && !outcome.ok && outcome.code === 'gone';
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      {isDead ? null : <MissingLink arrival={arrival} />}
      <FormMessage outcome={outcome}>{isDead ? <RequestLink /> : null}</FormMessage>
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

/** Shown to visitors without a link, before they type anything. */
function MissingLink({ arrival }: { arrival: Arrival | undefined }) {
  const settings = useShell().href('settings');
  if (arrival === 'missing')
    return (
      <Alert tone="notice" title="Open this page from our email">
        <p>
          You can choose a new password with the link we send you. <RequestLink />
        </p>
      </Alert>
    );
  if (arrival === 'late' && settings)
    return (
      <Alert tone="notice" title="You signed in a while ago">
        <p>
          To change your password now, we need your current one. <Link to={settings}>Open your settings</Link>
        </p>
      </Alert>
    );
  return null;
}

function RequestLink() {
  const signIn = useShell().href('sign-in');
  return signIn ? <Link to={`${signIn}?forgot`}>Request a new link</Link> : null;
}
