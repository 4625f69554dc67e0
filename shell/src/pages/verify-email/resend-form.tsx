import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { Button, TextField, useHydrated } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormResult } from '../../shared/form-result';
import styles from './resend-form.module.scss';

interface ResendFormProps {
  /** The email's recipient, or undefined if there is no session. */
  email: string | undefined;
}

const SENT_FOR = 3000;

export function ResendForm({ email }: ResendFormProps) {
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const { form, errors, handleEdit } = useFormErrors(result);
  const isReady = useHydrated();
  const isSent = useJustSucceeded(result);
  return (
    <fetcher.Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      {email ? (
        <p>
          We sent a link to <strong>{email}</strong>. Open it to verify your email. It may take a few minutes; check
          your spam folder too.
          <input type="hidden" name="email" value={email} />
        </p>
      ) : (
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          hint="Where should the link go?"
        />
      )}
      <FormMessage result={result} />
      <Button
        type="submit"
        variant="secondary"
        disabled={!isReady}
        isBusy={fetcher.state !== 'idle'}
        aria-live="polite"
      >
        {isSent ? 'Sent!' : 'Resend email'}
      </Button>
    </fetcher.Form>
  );
}

function useJustSucceeded(result: FormResult | undefined): boolean {
  const [ended, setEnded] = useState<FormResult>();
  useEffect(() => {
    if (!result?.ok) return undefined;
    const timer = setTimeout(() => setEnded(result), SENT_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  return result?.ok === true && result !== ended;
}
