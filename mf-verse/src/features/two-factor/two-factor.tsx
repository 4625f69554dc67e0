import { useRef, useState } from 'react';
import type { TwoFactorSetup } from '@verse/api-contract/api';
import { Button, CheckboxField } from '@verse/ui';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { SetupStep } from './setup-step';
import { renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor.api';
import styles from './two-factor.module.scss';

interface TwoFactorProps {
  isOn: boolean;
}

type Step =
  | { name: 'rest' }
  | { name: 'start' | 'stop' | 'renew' }
  | { name: 'confirm'; setup: TwoFactorSetup }
  | { name: 'codes'; codes: string[] };

const REST: Step = { name: 'rest' };

/** The switch reflects the server's state; pressing it starts the steps to change that state. */
export function TwoFactor({ isOn }: TwoFactorProps) {
  const [step, setStep] = useState<Step>(REST);
  const theSwitch = useRef<HTMLInputElement>(null);

  // Moves the focus back to the switch, because the focused step disappears.
  function rest() {
    setStep(REST);
    theSwitch.current?.focus();
  }

  return (
    <div className={styles.factor}>
      <CheckboxField
        ref={theSwitch}
        role="switch"
        name="twoFactor"
        label="Two-factor sign-in"
        hint="Sign in with your password and a code from an authenticator app."
        checked={isOn}
        onChange={() => setStep({ name: isOn ? 'stop' : 'start' })}
      />
      {step.name === 'start' ? (
        <PasswordStep
          send={startTwoFactor}
          submit="Continue"
          onDone={(setup) => setStep({ name: 'confirm', setup })}
          onCancel={rest}
        />
      ) : null}
      {step.name === 'confirm' ? (
        <SetupStep
          setup={step.setup}
          onDone={() => setStep({ name: 'codes', codes: step.setup.recoveryCodes })}
          onCancel={rest}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={rest} /> : null}
      {step.name === 'stop' ? (
        <PasswordStep send={stopTwoFactor} submit="Turn off" onDone={rest} onCancel={rest} />
      ) : null}
      {step.name === 'renew' ? (
        <PasswordStep
          send={renewRecoveryCodes}
          submit="Show new codes"
          onDone={({ recoveryCodes }) => setStep({ name: 'codes', codes: recoveryCodes })}
          onCancel={rest}
        />
      ) : null}
      {step.name === 'rest' && isOn ? (
        <Button variant="secondary" size="small" onClick={() => setStep({ name: 'renew' })}>
          Get new recovery codes
        </Button>
      ) : null}
    </div>
  );
}
