import { useEffect } from 'react';
import { Button, PasswordField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';

interface PasswordChangeProps {
  /** For password managers, which otherwise do not know whose password it is. */
  email: string;
}

export function PasswordChange({ email }: PasswordChangeProps) {
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<unknown>();
  const { ref } = props;
  useEffect(() => {
    if (outcome?.ok) ref.current?.reset();
  }, [outcome, ref]);

  return (
    <Panel title="Change Password" lead="Changing your password signs you out on all other devices.">
      <Form {...props}>
        <input type="hidden" name="intent" value="password-change" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          required
          hint="8 characters or more, with letters, numbers and a special character."
          error={errors.newPassword}
        />
        <FormResult
          outcome={isEdited ? undefined : outcome}
          success="Password changed. All other devices are signed out."
        />
        <Button type="submit" isBusy={isSaving}>
          Change password
        </Button>
      </Form>
    </Panel>
  );
}
