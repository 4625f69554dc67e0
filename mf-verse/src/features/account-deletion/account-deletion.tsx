import { DELETION_DAYS } from '@verse/api-contract/identity/accounts.values';
import { useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { deleteAccount } from './account-deletion.api';
import styles from './account-deletion.module.scss';
import { AccountExport } from './account-export';

export function AccountDeletion() {
  const shell = useShell();
  const { shown, errors, isBusy, props } = useSectionForm(deleteAccount, {
    // Uses a toast, which remains visible after the guard redirects out of the members' area.
    onSent({ message }) {
      shell.notify({ tone: 'success', text: message });
      void shell.session.refresh();
    },
    // The session has ended, so a reload would fail.
    shouldRevalidate: () => false,
  });

  return (
    <Panel title="Delete Account" anchor="delete-account">
      {/* Role `note` rather than `alert`, because it is present on page load and must not interrupt screen readers. */}
      <Alert tone="warning" role="note">
        <p>
          We hide your account right away. After {DELETION_DAYS} days all data is permanently removed, and this cannot
          be undone. Sign in before then to keep it. Your public posts stay, without your name.
        </p>
      </Alert>
      <AccountExport />
      <form {...props}>
        <TextField
          label="Type DELETE to confirm"
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={errors.confirm}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <FormResult result={shown} />
        <Button className={styles.final} type="submit" variant="secondary" isBusy={isBusy}>
          Delete my account
        </Button>
      </form>
    </Panel>
  );
}
