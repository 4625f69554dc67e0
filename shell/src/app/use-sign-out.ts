import { useShell } from '@verse/contract/react';
import { useNavigate } from 'react-router-dom';
import { createApiClient } from '../shared/api-client';

const client = createApiClient();

/** Ends the session on the server, then everywhere in this browser. On failure the person is still signed in and told so. */
export function useSignOut(): () => void {
  const shell = useShell();
  const navigate = useNavigate();
  return () => {
    client('/api/signout', { method: 'POST' })
      .then(() => shell.session.refresh())
      .then(() => navigate(shell.href('sign-in') ?? '/'))
      .then(() => shell.notify({ tone: 'success', text: 'You are signed out.' }))
      .catch((error: unknown) => {
        shell.report({ error, during: 'signing out' });
        shell.notify({ tone: 'error', text: 'You are still signed in: the server did not answer. Please try again.' });
      });
  };
}
