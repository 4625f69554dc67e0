import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { safeNext } from '../../shared/safe-next';
import type { SignInResult } from './sign-in.api';

/**
 * Once the password has been accepted, continues with the second step if the account requires one, and otherwise
 * redirects to the page that the visitor wanted to open. Also redirects members who open this page while signed in, or
 * who sign in in another tab.
 */
export function useSignInRedirect(result: SignInResult | undefined) {
  const { session, notify, href } = useShell();
  const { status } = useSession();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('next');
  // When the server redirects here, the browser keeps the hash. It is stored, because submitting the form drops it.
  const [hash] = useState(useLocation().hash);
  const next = safeNext(wanted?.includes('#') ? wanted : wanted && wanted + hash, href('verse') ?? '/');
  const step = result?.ok ? result.value.step : undefined;
  const [hasSecondStep, setHasSecondStep] = useState(false);

  if (step === 'code' && !hasSecondStep) setHasSecondStep(true);

  useEffect(() => {
    if (step !== 'done') return;
    void session.refresh().then(({ status: now }) => {
      if (now !== 'member')
        notify({ tone: 'error', text: 'Your browser blocked the sign-in cookie. Please allow cookies for this site.' });
    });
  }, [result, step, session, notify]);

  useEffect(() => {
    if (status === 'member') void navigate(next, { replace: true });
  }, [status, next, navigate]);

  return { hasSecondStep, isRedirecting: status === 'member' };
}
