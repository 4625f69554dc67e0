import type { ActionFunctionArgs } from 'react-router-dom';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { api } from '@verse/contract/react';
import { type FormOutcome, refusalOf, refuse, textOf } from '../../shared/form-outcome';

export async function resendVerification(args: ActionFunctionArgs): Promise<FormOutcome> {
  const email = textOf(await args.request.formData(), 'email').trim();
  if (!isEmail(email)) return refuse({ email: email ? EMAIL_MESSAGE : 'Please enter your email address.' });
  try {
    await api(args)('/api/resend-verification', { method: 'POST', body: { email } });
    return { ok: true, value: undefined };
  } catch (error) {
    return refusalOf(error);
  }
}
