import { useEffect } from 'react';
import { DELETION_DAYS, type DeletionAnswer } from '@verse/api-contract/accounts';
import { useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './account-deletion.module.scss';
import { AccountExport } from './account-export';

export function AccountDeletion() {
  const shell = useShell();
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<DeletionAnswer>();
  useEffect(() => {
    if (!outcome?.ok) return;
    // The guard leads out of the members' area; the notice stays on the page that follows.
    shell.notify({ tone: 'success', text: outcome.value.message });
    void shell.session.refresh();
  }, [outcome, shell]);

  return (
    <Panel title="Delete Account">
      {/* It stands here from the start, so it must not interrupt. */}
      <Alert tone="warning" role="note">
        <p>
          Your account is hidden at once. After {DELETION_DAYS} days all data is permanently removed, and this cannot be
          undone. Until then you can keep your account by signing in. Your public posts stay, without your name.
        </p>
      </Alert>
      <AccountExport />
      <Form {...props}>
        <input type="hidden" name="intent" value="account-deletion" />
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
        <FormResult outcome={isEdited ? undefined : outcome} />
        <Button className={styles.final} type="submit" variant="secondary" isBusy={isSaving}>
          Delete my account
        </Button>
      </Form>
    </Panel>
  );
}
