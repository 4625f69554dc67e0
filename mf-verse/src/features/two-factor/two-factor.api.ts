import type { ActionFunctionArgs } from 'react-router-dom';
import type { TwoFactorSetup } from '@verse/api-contract/accounts';
import type { ApiRequest } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, refuse, textOf } from '../../shared/form-outcome';

const PATH = '/api/me/two-factor';

export const startTwoFactor = (args: ActionFunctionArgs, form: FormData) =>
  withPassword<TwoFactorSetup>(args, form, PATH, 'POST');

export const stopTwoFactor = (args: ActionFunctionArgs, form: FormData) =>
  withPassword<unknown>(args, form, PATH, 'DELETE');

export const renewRecoveryCodes = (args: ActionFunctionArgs, form: FormData) =>
  withPassword<Pick<TwoFactorSetup, 'recoveryCodes'>>(args, form, `${PATH}/recovery-codes`, 'POST');

export async function confirmTwoFactor(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<unknown>> {
  const code = textOf(form, 'code').trim();
  if (!code) return refuse({ code: 'Please enter the code that your app shows.' });
  return outcomeOf(api(args)<unknown>(`${PATH}/confirm`, { method: 'POST', body: { code } }));
}

async function withPassword<T>(
  args: ActionFunctionArgs,
  form: FormData,
  path: string,
  method: ApiRequest['method'] & string,
): Promise<FormOutcome<T>> {
  const password = textOf(form, 'password');
  if (!password) return refuse({ password: 'Please enter your password.' });
  return outcomeOf(api(args)<T>(path, { method, body: { password } }));
}
