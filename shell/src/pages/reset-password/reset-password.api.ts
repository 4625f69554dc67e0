import type { ActionFunctionArgs } from 'react-router-dom';
import { isStrongPassword, STRONG_PASSWORD_MESSAGE } from '@verse/api-contract/passwords';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, refusalOf, refuse, textOf } from '../../shared/form-outcome';

export const DEAD_LINK = 'This reset link is invalid or has expired.';

/** Answers that say the link is unknown, used or too old, or that nobody here may change a password without one. */
const DEAD = new Set([401, 403, 404, 410]);

export async function resetPassword(args: ActionFunctionArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  const newPassword = textOf(form, 'newPassword');
  const wrong = {
    ...(isStrongPassword(newPassword) ? {} : { newPassword: STRONG_PASSWORD_MESSAGE }),
    ...(textOf(form, 'confirm') === newPassword ? {} : { confirm: 'Passwords do not match.' }),
  };
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  const token = new URL(args.request.url).searchParams.get('token') ?? undefined;
  try {
    await api(args)('/api/reset-password', { method: 'POST', body: { token, newPassword } });
    return { ok: true, value: undefined };
  } catch (error) {
    if (error instanceof ApiError && (DEAD.has(error.status) || error.fields.token))
      return { ...refuse({}, DEAD_LINK), code: 'gone' };
    return refusalOf(error);
  }
}
