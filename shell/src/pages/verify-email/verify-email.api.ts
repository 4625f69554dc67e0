import type { ActionFunctionArgs } from 'react-router-dom';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createFormErrors, type FormResult, getText, toFormErrors } from '../../shared/form-result';

export async function resendVerification(args: ActionFunctionArgs): Promise<FormResult> {
  const email = getText(await args.request.formData(), 'email').trim();
  if (!isEmail(email)) return createFormErrors({ email: email ? EMAIL_MESSAGE : 'Please enter your email address.' });
  try {
    await callApi(api(args), 'POST /api/resend-verification', { body: { email } });
    return { ok: true, value: undefined };
  } catch (error) {
    return toFormErrors(error);
  }
}
