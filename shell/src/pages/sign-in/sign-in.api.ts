import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { DemoAccount, SessionAnswer } from '@verse/api-contract/api';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { PASSWORD_LENGTH, SHORT_PASSWORD_MESSAGE } from '@verse/api-contract/identity/passwords';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createFormErrors, type FormResult, getText, toFormErrors } from '../../shared/form-result';

/** `code`: the password is correct, but the account requires a second factor. */
export type SignInResult = FormResult<{ step: 'done' | 'code'; email: string }>;

export interface SignInPage {
  /** Accounts for trying out the product. Only returned by demo installations. */
  demo: DemoAccount[];
}

/** Failures are ignored, because the form also works without demo accounts. */
export async function loadDemoAccounts(args: LoaderFunctionArgs): Promise<SignInPage> {
  const { demo } = await callApi(api(args), 'GET /api/session').catch((): Partial<SessionAnswer> => ({}));
  return { demo: demo ?? [] };
}

/**
 * A failed sign-in does not change the demo accounts. If they were reloaded, the form could not be submitted in the
 * meantime.
 */
export const shouldRevalidate = () => false;

export async function signIn(args: ActionFunctionArgs): Promise<FormResult<unknown>> {
  const form = await args.request.formData();
  switch (getText(form, 'intent')) {
    case 'forgot':
      return requestReset(args, getText(form, 'email').trim());
    case 'code':
      return confirmCode(args, getText(form, 'code').trim());
    default:
      return checkPassword(args, getText(form, 'email').trim(), getText(form, 'password'));
  }
}

async function checkPassword(args: ActionFunctionArgs, email: string, password: string): Promise<SignInResult> {
  const wrong = {
    ...(isEmail(email) ? {} : { email: email ? EMAIL_MESSAGE : 'Please enter your email address.' }),
    ...([...password].length >= PASSWORD_LENGTH
      ? {}
      : { password: password ? SHORT_PASSWORD_MESSAGE : 'Please enter your password.' }),
  };
  if (Object.keys(wrong).length > 0) return createFormErrors(wrong);
  try {
    const answer = await callApi(api(args), 'POST /api/signin', { body: { email, password } });
    return { ok: true, value: { step: answer.twoFactor ? 'code' : 'done', email } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return createFormErrors({ password: 'Invalid credentials.' });
    return toFormErrors(error);
  }
}

async function confirmCode(args: ActionFunctionArgs, code: string): Promise<SignInResult> {
  if (!code) return createFormErrors({ code: 'Please enter the code.' });
  try {
    await callApi(api(args), 'POST /api/signin/two-factor', { body: { code } });
    return { ok: true, value: { step: 'done', email: '' } };
  } catch (error) {
    return toFormErrors(error);
  }
}

async function requestReset(args: ActionFunctionArgs, email: string): Promise<FormResult> {
  if (!email) return createFormErrors({ email: 'Please enter your email address.' });
  try {
    await callApi(api(args), 'POST /api/forgot-password', { body: { email } });
    return { ok: true, value: undefined };
  } catch (error) {
    return toFormErrors(error);
  }
}
