import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { forgetOwn } from '@verse/contract/own-storage';
import { useShell } from '@verse/contract/react';
import type { FormOutcome } from '../../shared/form-outcome';

/**
 * Ends the session on the server; the shell's guard then leaves the
 * members' area. `action` is the path of the route that does it.
 */
export function useSignOut(action: string) {
  const shell = useShell();
  const { data: outcome, state, submit } = useFetcher<FormOutcome>();
  useEffect(() => {
    if (outcome?.ok === false) shell.notify({ tone: 'error', text: outcome.message ?? 'You are still signed in.' });
    if (!outcome?.ok) return;
    forgetOwn();
    void shell.session.refresh().then(() => shell.notify({ tone: 'success', text: 'You’re signed out.' }));
  }, [outcome, shell]);
  return { isSigningOut: state !== 'idle', signOut: () => void submit(null, { method: 'post', action }) };
}
