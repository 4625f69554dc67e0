import { useEffect, useRef } from 'react';
import type { TwoFactorSetup } from '@verse/api-contract/accounts';
import { Button, CodeField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import { CopyButton } from './copy-button';
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
      <p>Scan this QR code with your authenticator app, then enter the code it shows.</p>
      <img className={styles.qr} src={setup.qr} alt="QR code for your authenticator app" width="200" height="200" />
      <p>
        Can’t scan it? Enter this key: <code className={styles.secret}>{inGroups(setup.secret)}</code>
      </p>
      <CopyButton text={setup.secret} what="key" />
      <CodeField label="Code" name="code" inputMode="numeric" required autoFocus error={errors.code} />
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

/** Groups of four are easier to type. Apps ignore the spaces. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ');
