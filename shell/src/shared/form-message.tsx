import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import type { FormResult } from './form-result';

interface FormMessageProps {
  result: FormResult<unknown> | undefined;
  /** A next step, below the message. */
  children?: ReactNode;
}

/** The error of the form as a whole; renders nothing for errors of fields alone. */
export function FormMessage({ result, children }: FormMessageProps) {
  if (!result || result.ok || !result.message) return null;
  return (
    <Alert tone="error">
      <p>{result.message}</p>
      {children}
    </Alert>
  );
}
