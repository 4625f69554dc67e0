import { useEffect, useRef } from 'react';
import { Button, PasswordField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './two-factor.module.scss';

interface PasswordStepProps<T> {
  intent: string;
  submit: string;
  onDone: (answer: T) => void;
  onCancel: () => void;
}

/** Asks for the password before anything about the second factor changes. */
export function PasswordStep<T = unknown>({ intent, submit, onDone, onCancel }: PasswordStepProps<T>) {
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<T>();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (outcome?.ok) done.current(outcome.value);
  }, [outcome]);

  return (
    <Form {...props}>
      <input type="hidden" name="intent" value={intent} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        // The switch or button that opened this step asks for it.
        autoFocus
        error={errors.password}
      />
      <FormResult outcome={isEdited ? undefined : outcome} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
