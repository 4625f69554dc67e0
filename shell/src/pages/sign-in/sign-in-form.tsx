import { useState } from 'react';
import { Form, Link, useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import type { DemoAccount } from '@verse/api-contract/api';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Alert, Button, PasswordField, TextField, useHydrated } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import { DemoAccounts } from './demo-accounts';
import { ForgotPasswordDialog } from './forgot-password-dialog';
import type { SignInResult } from './sign-in.api';
import styles from './sign-in.module.scss';

interface SignInFormProps {
  result: SignInResult | undefined;
  demo: DemoAccount[];
  isRedirecting: boolean;
}

export function SignInForm({ result, demo, isRedirecting }: SignInFormProps) {
  const { href } = useShell();
  const { form, errors, handleEdit } = useFormErrors(result);
  const next = useSearchParams()[0].get('next');
  const isReady = useHydrated();
  const verified = useVerifiedEmail();
  const isSending = useNavigation().formMethod !== undefined || isRedirecting;

  function handlePick({ email, password }: DemoAccount) {
    const fill = (name: string, value: string) => {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    };
    fill('email', email);
    fill('password', password);
    form.current?.requestSubmit();
  }

  return (
    <>
      <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
        {verified ? <Alert tone="success">Your email is verified. Sign in to go on.</Alert> : null}
        <FormMessage result={result} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={verified}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" size="large" disabled={!isReady} isBusy={isSending}>
          Login
        </Button>
      </Form>
      <div className={styles.others}>
        <ForgotPassword typedEmail={() => String(new FormData(form.current ?? undefined).get('email') ?? '')} />
        <p>
          New here?{' '}
          <Link to={(href('sign-up') ?? '/') + (next ? `?next=${encodeURIComponent(next)}` : '')}>Sign Up</Link>
        </p>
      </div>
      <DemoAccounts accounts={demo} onPick={handlePick} />
    </>
  );
}

/** Returns the address that the previous page has verified. Submitting the form drops the navigation state. */
function useVerifiedEmail(): string | undefined {
  const state: unknown = useLocation().state;
  const [email] = useState(() =>
    typeof state === 'object' && state && 'verifiedEmail' in state ? String(state.verifiedEmail) : undefined,
  );
  return email;
}

/** The dialog is open initially if the URL contains `?forgot`, as in the link on the page for expired links. */
function ForgotPassword({ typedEmail }: { typedEmail: () => string }) {
  const [search] = useSearchParams();
  const isReady = useHydrated();
  const [isAsked, setIsAsked] = useState(search.has('forgot'));
  const [email, setEmail] = useState('');

  function handleAsk() {
    setEmail(typedEmail().trim());
    setIsAsked(true);
  }

  return (
    <>
      <Button className={styles.forgot} variant="quiet" disabled={!isReady} onClick={handleAsk}>
        Forgot Password?
      </Button>
      {isAsked && isReady ? <ForgotPasswordDialog email={email} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}
