import type { TwoFactorSetup } from '@verse/api-contract/api';
import { CodeField } from '@verse/ui';
import { FormButtons } from '../../shared/form-buttons';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import { CopyButton } from './copy-button';
import { confirmTwoFactor } from './two-factor.api';
import styles from './two-factor.module.scss';

interface SetupStepProps {
  setup: TwoFactorSetup;
  onDone: () => void;
  onCancel: () => void;
}

/** Turns on two-factor authentication once a TOTP code has been confirmed. */
export function SetupStep({ setup, onDone, onCancel }: SetupStepProps) {
  const { shown, errors, isBusy, props } = useSectionForm(confirmTwoFactor, { onDone });
  return (
    <form {...props}>
      <p>Scan this QR code with your authenticator app, then enter the code it shows.</p>
      <img className={styles.qr} src={setup.qr} alt="QR code for your authenticator app" width="200" height="200" />
      <p>
        Can’t scan it? Enter this key: <code className={styles.secret}>{inGroups(setup.secret)}</code>
      </p>
      <CopyButton text={setup.secret} what="key" />
      <CodeField label="Code" name="code" inputMode="numeric" required autoFocus error={errors.code} />
      <FormResult result={shown} />
      <FormButtons submit="Turn on" isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

/** Groups of four are easier to type, and authenticator apps ignore the spaces. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ');
