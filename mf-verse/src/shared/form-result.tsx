import { Alert } from '@verse/ui';
import type { FormOutcome } from './form-outcome';

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
    <Alert tone={outcome?.ok ? 'success' : 'error'}>
      <p>{text}</p>
    </Alert>
  );
}
