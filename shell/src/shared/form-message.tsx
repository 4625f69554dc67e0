import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import type { FormOutcome } from './form-outcome';

interface FormMessageProps {
  outcome: FormOutcome<unknown> | undefined;
  /** A way on, below the message. */
  children?: ReactNode;
}

/** What is wrong with the form as a whole; nothing where only fields are wrong, or nothing is. */
export function FormMessage({ outcome, children }: FormMessageProps) {
  if (!outcome || outcome.ok || !outcome.message) return null;
  return (
    <Alert tone="error">
      <p>{outcome.message}</p>
      {children}
    </Alert>
  );
}
