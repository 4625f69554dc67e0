import { useEffect, useRef } from 'react';
import type { TwoFactorSetup } from '@verse/api-contract/accounts';
import { Button, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './two-factor.module.scss';

interface SetupStepProps {
  setup: TwoFactorSetup;
  onDone: () => void;
  onCancel: () => void;
}

/** The second factor is on only once a code of the app has come back. */
export function SetupStep({ setup, onDone, onCancel }: SetupStepProps) {
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<unknown>();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (outcome?.ok) done.current();
  }, [outcome]);

  return (
    <Form {...props}>
      <input type="hidden" name="intent" value="two-factor-confirm" />
      <p>Scan this picture with your authenticator app, then enter the code that it shows.</p>
      <img className={styles.qr} src={setup.qr} alt="QR code for your authenticator app" width="200" height="200" />
      <p>
        No camera? Enter this key by hand: <code className={styles.secret}>{setup.secret}</code>
      </p>
      <TextField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" required autoFocus error={errors.code} />
      <FormResult outcome={isEdited ? undefined : outcome} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
