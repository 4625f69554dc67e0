import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import type { FormOutcome } from './form-outcome';

interface FormMessageProps {
  outcome: FormOutcome<unknown> | undefined;
  /** The error of the form as a whole; renders nothing for errors of fields alone. */
  children?: ReactNode;
}

/** The error of the form as a whole; nothing where only fields have errors, or there is none. */
export function FormMessage({ outcome, children }: FormMessageProps) {
  if (!outcome || outcome.ok || !outcome.message) return null;
  return (
    <Alert tone="error">
      <p>{outcome.message}</p>
      {children}
    </Alert>
  );
}
