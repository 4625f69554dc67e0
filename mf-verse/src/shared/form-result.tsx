import { useShell } from '@verse/contract/react';
import { Alert } from '@verse/ui';
import type { FormOutcome } from './form-outcome';
import styles from './form-result.module.scss';

interface FormResultProps {
  outcome: FormOutcome<unknown> | undefined;
  /** What to say of a success. Without it the form shows it in another way. */
  success?: string | undefined;
}

/** The visible outcome of a form; nothing where only single fields are wrong. */
export function FormResult({ outcome, success }: FormResultProps) {
  const text = outcome?.ok ? success : outcome?.message;
  if (!text) return null;
  return (
    <Alert className={styles.result} tone={outcome?.ok ? 'success' : 'error'}>
      <p>{text}</p>
      {outcome?.ok === false && outcome.code === 'unauthenticated' ? <SignInAgain /> : null}
    </Alert>
  );
}

/** In another tab, so that nothing that was typed here is lost. */
function SignInAgain() {
  const signIn = useShell().href('sign-in');
  if (!signIn) return null;
  return (
    <p>
      <a href={signIn} target="_blank" rel="noopener">
        Sign in in a new tab
      </a>
      , then try again here. What you typed is kept.
    </p>
  );
}
