import type { ActionFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, refuse, textOf } from '../../shared/form-outcome';

const WEAK = 'Password must be at least 8 characters and include letters, numbers, and a special character.';

const isStrong = (password: string) =>
  [...password].length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password);

export async function changePassword(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<unknown>> {
  const [password, newPassword] = [textOf(form, 'password'), textOf(form, 'newPassword')];
  const wrong = {
    ...(password ? {} : { password: 'Please enter your current password.' }),
    ...(isStrong(newPassword) ? {} : { newPassword: WEAK }),
  };
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  return outcomeOf(api(args)('/api/me/password', { method: 'POST', body: { password, newPassword } }));
}
