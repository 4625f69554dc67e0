import type { ActionFunctionArgs } from 'react-router-dom';
import { isStrongPassword, STRONG_PASSWORD_MESSAGE } from '@verse/api-contract/passwords';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, refuse, textOf } from '../../shared/form-outcome';

export async function changePassword(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<unknown>> {
  const [password, newPassword] = [textOf(form, 'password'), textOf(form, 'newPassword')];
  const wrong = {
    ...(password ? {} : { password: 'Please enter your current password.' }),
    ...(isStrongPassword(newPassword) ? {} : { newPassword: STRONG_PASSWORD_MESSAGE }),
  };
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  return outcomeOf(api(args)('/api/me/password', { method: 'POST', body: { password, newPassword } }));
}
