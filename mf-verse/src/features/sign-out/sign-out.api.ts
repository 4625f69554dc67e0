import type { ActionFunctionArgs } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

/** What became of it: `message` says why the visitor is still signed in. */
export type SignOutResult = { isSignedOut: true } | { isSignedOut: false; message: string };

export async function signOut(args: ActionFunctionArgs): Promise<SignOutResult> {
  try {
    await api(args)('/api/signout', { method: 'POST' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // 401: the session is over already, which is what was asked for.
    if (error.status !== 401) return { isSignedOut: false, message: error.message };
  }
  return { isSignedOut: true };
}
