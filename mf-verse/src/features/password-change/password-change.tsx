import { useEffect } from 'react';
import { Button, PasswordField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { changePassword } from './password-change.api';

interface PasswordChangeProps {
  /** Rendered as a hidden username field for password managers. */
  email: string;
}

export function PasswordChange({ email }: PasswordChangeProps) {
  const { shown, result, errors, isBusy, props } = useSectionForm(changePassword);
  const { ref } = props;
  useEffect(() => {
    if (result?.ok) ref.current?.reset();
  }, [result, ref]);

  return (
    <Panel anchor="password" title="Change Password" lead="Changing it signs you out on all other devices.">
      <form {...props}>
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
        <FormResult result={shown} success="Password changed. All other devices are signed out." />
        <Button type="submit" isBusy={isBusy}>
          Change password
        </Button>
      </form>
    </Panel>
  );
}
