import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { SignOutResult } from './sign-out.api';

/** Ends the session on the server; the shell's guard then leaves the members' area. `action` is the path of the route that does it. */
export function useSignOut(action: string) {
  const shell = useShell();
  const { data: result, state, submit } = useFetcher<SignOutResult>();
  useEffect(() => {
    if (result?.isSignedOut === false) shell.notify({ tone: 'error', text: result.message });
    if (!result?.isSignedOut) return;
    void shell.session.refresh().then(() => shell.notify({ tone: 'success', text: 'You are signed out.' }));
  }, [result, shell]);
  return { isSigningOut: state !== 'idle', signOut: () => void submit(null, { method: 'post', action }) };
}
