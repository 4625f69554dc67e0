import type { ActionFunctionArgs } from 'react-router-dom';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { PASSWORD_LENGTH, SHORT_PASSWORD_MESSAGE } from '@verse/api-contract/passwords';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, refusalOf, refuse, textOf } from '../../shared/form-outcome';
import { DECLINE } from './invitation';
import { declineInvitation } from './invitation.api';

export type SignUpOutcome = FormOutcome<{ email: string }>;

export async function signUp(args: ActionFunctionArgs): Promise<SignUpOutcome | FormOutcome> {
  const form = await args.request.formData();
  return textOf(form, 'intent') === DECLINE ? declineInvitation(args) : makeAccount(args, form);
}

async function makeAccount(args: ActionFunctionArgs, form: FormData): Promise<SignUpOutcome> {
  const account = {
    lastname: textOf(form, 'lastname').trim(),
    firstname: textOf(form, 'firstname').trim(),
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
  };
  const wrong = problemsOf(account, form.has('terms'));
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  try {
    const answer = await api(args)<unknown>('/api/signup', { method: 'POST', body: account });
    console.info('Sign-up:', answer);
    return { ok: true, value: { email: account.email } };
  } catch (error) {
    if (error instanceof ApiError) console.error('Sign-up failed:', error.status, error.body);
    return refusalOf(error);
  }
}

type Account = Record<'lastname' | 'firstname' | 'email' | 'password', string>;

function problemsOf({ lastname, firstname, email, password }: Account, hasAgreed: boolean): Record<string, string> {
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
