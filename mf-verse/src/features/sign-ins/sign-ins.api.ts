import type { ActionFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';

/** Ends one sign-in of the account, or all but this one. */
export async function endSignIns(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<unknown>> {
  const id = textOf(form, 'id');
  return outcomeOf(api(args)(id ? `/api/sessions/${encodeURIComponent(id)}` : '/api/sessions', { method: 'DELETE' }));
}
