import type { ActionFunctionArgs } from 'react-router-dom';
import type { Account, AccountChange } from '@verse/api-contract/accounts';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf } from '../../shared/form-outcome';
import { THEMES } from './theme';

export async function savePreferences(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<Account>> {
  const theme = THEMES.find((name) => name === form.get('theme'));
  const body: AccountChange = { notifications: form.has('notifications'), ...(theme ? { theme } : {}) };
  return outcomeOf(api(args)<Account>('/api/me', { method: 'PATCH', body }));
}
