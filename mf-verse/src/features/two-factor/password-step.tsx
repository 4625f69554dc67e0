import type { ApiClient } from '@verse/contract';
import { PasswordField } from '@verse/ui';
import { FormButtons } from '../../shared/form-buttons';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';

interface PasswordStepProps<T> {
  send: (api: ApiClient, form: FormData) => Promise<T>;
  submit: string;
  onDone: (answer: T) => void;
  onCancel: () => void;
}

/** Asks for the password before the second factor is changed. */
export function PasswordStep<T>({ send, submit, onDone, onCancel }: PasswordStepProps<T>) {
  const { shown, errors, isBusy, props } = useSectionForm(send, { onDone });
  return (
    <form {...props}>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        // Focused on mount, because the pressed switch or button opened this step.
        autoFocus
        error={errors.password}
      />
      <FormResult result={shown} />
      <FormButtons submit={submit} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
