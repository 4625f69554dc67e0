import type { ActionFunctionArgs } from 'react-router-dom';
import { DELETION_WORD, type DeletionAnswer } from '@verse/api-contract/accounts';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, refuse, textOf } from '../../shared/form-outcome';

export const exportAccount = (args: ActionFunctionArgs): Promise<FormOutcome<unknown>> =>
  outcomeOf(api(args)<unknown>('/api/me/export', { method: 'POST' }));

export async function deleteAccount(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<DeletionAnswer>> {
  const [confirm, password] = [textOf(form, 'confirm').trim(), textOf(form, 'password')];
  const wrong = {
    ...(confirm === DELETION_WORD ? {} : { confirm: `Type ${DELETION_WORD} to confirm.` }),
    ...(password ? {} : { password: 'Please enter your password.' }),
  };
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  const outcome = await outcomeOf(
    api(args)<DeletionAnswer>('/api/me/deletion', { method: 'POST', body: { password, confirm } }),
  );
  return outcome.ok ? { ...outcome, endsSession: true } : outcome;
}
