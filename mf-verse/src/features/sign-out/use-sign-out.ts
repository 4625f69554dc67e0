import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { forgetOwn } from '@verse/contract/own-storage';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';

async function signOut(client: ApiClient): Promise<void> {
  try {
    await callApi(client, 'POST /api/signout');
  } catch (error) {
    // A 401 means that the session has already ended.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}

/** Ends the session on the server; the shell's guard then redirects out of the members' area. */
export function useSignOut() {
  const { session, notify } = useShell();
  const { run, isBusy } = useAction(signOut, {
    onDone() {
      forgetOwn();
      void session.refresh().then(() => notify({ tone: 'success', text: 'You’re signed out.' }));
    },
    // The session has ended, so a reload would fail.
    shouldRevalidate: () => false,
  });
  return { isSigningOut: isBusy, signOut: () => run(undefined) };
}
