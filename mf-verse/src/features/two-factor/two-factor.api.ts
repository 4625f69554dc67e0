import type { ApiClient } from '@verse/contract';
import { type Answer, callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { rejectFields } from '@verse/contract/server-state';

type Guarded = 'POST /api/me/two-factor' | 'DELETE /api/me/two-factor' | 'POST /api/me/two-factor/recovery-codes';

async function sendPassword<R extends Guarded>(client: ApiClient, form: FormData, route: R): Promise<Answer<R>> {
  const password = readText(form, 'password');
  rejectFields({ password: password ? undefined : 'Please enter your password.' });
  return callApi<Guarded>(client, route, { body: { password } }) as Promise<Answer<R>>;
}

export const startTwoFactor = (client: ApiClient, form: FormData) =>
  sendPassword(client, form, 'POST /api/me/two-factor');

export const stopTwoFactor = (client: ApiClient, form: FormData) =>
  sendPassword(client, form, 'DELETE /api/me/two-factor');

export const renewRecoveryCodes = (client: ApiClient, form: FormData) =>
  sendPassword(client, form, 'POST /api/me/two-factor/recovery-codes');

export async function confirmTwoFactor(client: ApiClient, form: FormData): Promise<unknown> {
  const code = readText(form, 'code').trim();
  rejectFields({ code: code ? undefined : 'Please enter the code that your app shows.' });
  return callApi(client, 'POST /api/me/two-factor/confirm', { body: { code } });
}
