import type { ActionFunctionArgs } from 'react-router-dom';
import type { VerifiedEmail } from '@verse/api-contract/api';
import { PASSWORD_LENGTH, SHORT_PASSWORD_MESSAGE } from '@verse/api-contract/identity/passwords';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createFormErrors, type FormResult, getText, toFormErrors } from '../../shared/form-result';

/**
 * `choosePassword`: the visitor signed up in a different browser, so the link verifies the email address but sets no
 * password.
 */
export type VerificationResult = FormResult<Pick<VerifiedEmail, 'choosePassword' | 'email' | 'isNewMember'>>;

export const FINISH = 'finish';

/** Only a POST consumes the token. Otherwise, an email scanner that follows the link would consume it. */
export async function verifyEmail(args: ActionFunctionArgs): Promise<VerificationResult | FormResult> {
  const form = await args.request.formData().catch(() => new FormData());
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  if (getText(form, 'intent') === FINISH) return finishSignUp(args, token, getText(form, 'password'));
  try {
    return { ok: true, value: await callApi(api(args), 'POST /api/verify-email', { body: { token } }) };
  } catch (error) {
    return toFormErrors(error);
  }
}

async function finishSignUp(args: ActionFunctionArgs, token: string, password: string): Promise<FormResult> {
  if ([...password].length < PASSWORD_LENGTH) return createFormErrors({ password: SHORT_PASSWORD_MESSAGE });
  try {
    await callApi(api(args), 'POST /api/signup/finish', { body: { token, password } });
    return { ok: true, value: undefined };
  } catch (error) {
    return toFormErrors(error);
  }
}
