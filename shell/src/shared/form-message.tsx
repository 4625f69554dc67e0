import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import type { FormOutcome } from './form-outcome';

interface FormMessageProps {
  outcome: FormOutcome<unknown> | undefined;
  /** A next step, below the message. */
  children?: ReactNode;
}

/** The error of the form as a whole; renders nothing for errors of fields alone. */
export function FormMessage({ outcome, children }: FormMessageProps) {
  if (!outcome || outcome.ok || !outcome.message) return null;
  return (
    <Alert tone="error">
      <p>{outcome.message}</p>
      {children}
    </Alert>
  );
}
