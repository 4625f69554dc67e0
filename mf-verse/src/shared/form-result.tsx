import { useShell } from '@verse/contract/react';
import { formMessage, type Result } from '@verse/contract/server-state';
import { Alert } from '@verse/ui';
import styles from './form-result.module.scss';

interface FormResultProps {
  result: Result<unknown> | undefined;
  /** The success message; undefined if the form reports success in another way. */
  success?: string | undefined;
}

/** A form's result; renders nothing if only individual fields have errors. */
export function FormResult({ result, success }: FormResultProps) {
  const text = result?.ok ? success : formMessage(result);
  if (!text) return null;
  return (
    <Alert className={styles.result} tone={result?.ok ? 'success' : 'error'}>
      <p>{text}</p>
      {result?.ok === false && result.code === 'unauthenticated' ? <SignInAgain /> : null}
    </Alert>
  );
}

/** Opens the sign-in page in a new tab, so that the text in the form is not lost. */
function SignInAgain() {
  const signIn = useShell().href('sign-in');
  if (!signIn) return null;
  return (
    <p>
      <a href={signIn} target="_blank" rel="noopener">
        Sign in in a new tab
      </a>
      , then try again here. We keep what you typed.
    </p>
  );
}
