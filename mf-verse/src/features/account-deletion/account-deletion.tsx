import { useEffect } from 'react';
import type { DeletionAnswer } from '@verse/api-contract/accounts';
import { useShell } from '@verse/contract/react';
import { Alert, Button, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { AccountExport } from './account-export';
import styles from './account-deletion.module.scss';

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
          All data is permanently removed and this cannot be undone. Your account is hidden at once and erased after 14 days; until then,
          signing in keeps it. Posts that everybody could read stay, without your name.
        </p>
      </Alert>
      <AccountExport />
      <Form {...props}>
        <input type="hidden" name="intent" value="account-deletion" />
        <TextField label="Type DELETE to confirm" name="confirm" autoComplete="off" autoCapitalize="characters" required error={errors.confirm} />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required error={errors.password} />
        <FormResult outcome={isEdited ? undefined : outcome} />
        <Button className={styles.final} type="submit" variant="secondary" isBusy={isSaving}>
          Delete my account
        </Button>
      </Form>
    </Panel>
  );
}
