import { Form, Link, useNavigation } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, useHydrated } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormResult } from '../../shared/form-result';
import type { LinkState } from './reset-password.api';
import styles from './reset-password.module.scss';

interface ResetPasswordFormProps {
  result: FormResult | undefined;
  linkState: LinkState | undefined;
}

export function ResetPasswordForm({ result, linkState }: ResetPasswordFormProps) {
  const { form, errors, handleEdit } = useFormErrors(result);
  const isReady = useHydrated();
  const isSending = useNavigation().formMethod !== undefined;
  const isDead = result && !result.ok && result.code === 'gone';
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      {isDead ? null : <MissingLink linkState={linkState} />}
      <FormMessage result={result}>{isDead ? <RequestLink /> : null}</FormMessage>
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

/** Tells visitors who arrived without a link what they need, before they type anything. */
function MissingLink({ linkState }: { linkState: LinkState | undefined }) {
  const settings = useShell().href('settings');
  if (linkState === 'missing')
    return (
      <Alert tone="notice" title="Open this page from our email">
        <p>
          You can choose a new password with the link we send you. <RequestLink />
        </p>
      </Alert>
    );
  if (linkState === 'late' && settings)
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
