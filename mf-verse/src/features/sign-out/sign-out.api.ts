import type { ActionFunctionArgs } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf } from '../../shared/form-outcome';

export async function signOut(args: ActionFunctionArgs): Promise<FormOutcome> {
  const outcome = await outcomeOf(api(args)<undefined>('/api/signout', { method: 'POST' }).catch(acceptSignedOut));
  return outcome.ok ? { ...outcome, endsSession: true } : outcome;
}

/** The session is over already, which is what was asked for. */
function acceptSignedOut(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}
