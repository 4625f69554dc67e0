import { useEffect, type ComponentPropsWithoutRef } from 'react';
import { useFetcher, useNavigate } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { SignOutResult } from './sign-out.api';

/** Ends the session on the server, then leaves the members' area. `action` is where the route of the action is. */
export function SignOutButton({ action, ...rest }: ComponentPropsWithoutRef<'button'> & { action: string }) {
  const shell = useShell();
  const navigate = useNavigate();
  const fetcher = useFetcher<SignOutResult>();
  const result = fetcher.data;
  useEffect(() => {
    if (result?.isSignedOut === false) shell.notify({ tone: 'error', text: result.message });
    if (!result?.isSignedOut) return;
    void shell.session.refresh().then(() => {
      shell.notify({ tone: 'success', text: 'You have been logged out.' });
      void navigate(shell.href('sign-in') ?? '/', { replace: true });
    });
  }, [result, shell, navigate]);
  return (
    <fetcher.Form method="post" action={action}>
      <button {...rest} type="submit" disabled={fetcher.state !== 'idle'}>
        Log Out
      </button>
    </fetcher.Form>
  );
}
