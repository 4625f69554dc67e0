import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import type { FormResult } from './form-result';

interface FormMessageProps {
  result: FormResult<unknown> | undefined;
  /** A next step, shown below the message. */
  children?: ReactNode;
}

/** Shows an error that concerns the whole form. Renders nothing if there are only field errors. */
export function FormMessage({ result, children }: FormMessageProps) {
  if (!result || result.ok || !result.message) return null;
  return (
    <Alert tone="error">
      <p>{result.message}</p>
      {children}
    </Alert>
  );
}
