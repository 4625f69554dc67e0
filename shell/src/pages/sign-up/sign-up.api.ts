import type { ActionFunctionArgs } from 'react-router-dom';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { PASSWORD_LENGTH, SHORT_PASSWORD_MESSAGE } from '@verse/api-contract/identity/passwords';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createFormErrors, type FormResult, getText, toFormErrors } from '../../shared/form-result';
import { DECLINE } from './invitation';
import { declineInvitation } from './invitation.api';

export type SignUpResult = FormResult<{ email: string }>;

export async function signUp(args: ActionFunctionArgs): Promise<SignUpResult | FormResult> {
  const form = await args.request.formData();
  return getText(form, 'intent') === DECLINE ? declineInvitation(args) : createAccount(args, form);
}

async function createAccount(args: ActionFunctionArgs, form: FormData): Promise<SignUpResult> {
  const account = {
    lastname: getText(form, 'lastname').trim(),
    firstname: getText(form, 'firstname').trim(),
    email: getText(form, 'email').trim(),
    password: getText(form, 'password'),
  };
  const wrong = validateAccount(account, form.has('terms'));
  if (Object.keys(wrong).length > 0) return createFormErrors(wrong);
  try {
    const answer = await callApi(api(args), 'POST /api/signup', { body: account });
    console.info('Sign-up:', answer);
    return { ok: true, value: { email: account.email } };
  } catch (error) {
    if (error instanceof ApiError) console.error('Sign-up failed:', error.status, error.body);
    return toFormErrors(error);
  }
}

type Account = Record<'lastname' | 'firstname' | 'email' | 'password', string>;

function validateAccount(
  { lastname, firstname, email, password }: Account,
  hasAgreed: boolean,
): Record<string, string> {
  return {
    ...(lastname ? {} : { lastname: 'Please enter your last name.' }),
    ...(firstname ? {} : { firstname: 'Please enter your first name.' }),
    ...(isEmail(email) ? {} : { email: email ? EMAIL_MESSAGE : 'Please enter your email address.' }),
    ...([...password].length >= PASSWORD_LENGTH
      ? {}
      : { password: password ? SHORT_PASSWORD_MESSAGE : 'Please choose a password.' }),
    ...(hasAgreed ? {} : { terms: 'Please agree to the Terms & Conditions.' }),
  };
}
