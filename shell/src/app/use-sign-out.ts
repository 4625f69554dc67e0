import { useNavigate } from 'react-router-dom';
import { createApiClient } from '@verse/contract/http';
import { forgetOwn } from '@verse/contract/own-storage';
import { useShell } from '@verse/contract/react';

const client = createApiClient();

/**
 * Signs out on the server first, then everywhere in this browser. If the server cannot be reached or fails, the person
 * stays signed in and sees a message.
 */
export function useSignOut(): () => void {
  const shell = useShell();
  const navigate = useNavigate();
  return () => {
    client('/api/signout', { method: 'POST' })
      .then(forgetOwn)
      .then(() => shell.session.refresh())
      .then(() => navigate(shell.href('sign-in') ?? '/'))
      .then(() => shell.notify({ tone: 'success', text: 'You’re signed out.' }))
      .catch((error: unknown) => {
        shell.report({ error, during: 'signing out' });
        shell.notify({
          tone: 'error',
          text: 'You’re still signed in: we could not reach the server. Please try again.',
        });
      });
  };
}
