import type { TwoFactorSetup } from '@verse/api-contract/accounts';
import type { ApiClient, ApiRequest } from '@verse/contract';
import { rejectFields } from '@verse/contract/server-state';
import { readText } from '../../shared/form-text';

const PATH = '/api/me/two-factor';

async function sendPassword<T>(client: ApiClient, form: FormData, method: ApiRequest['method'] & string, path = PATH) {
  const password = readText(form, 'password');
  rejectFields({ password: password ? undefined : 'Please enter your password.' });
  return client<T>(path, { method, body: { password } });
}

export const startTwoFactor = (client: ApiClient, form: FormData) => sendPassword<TwoFactorSetup>(client, form, 'POST');

export const stopTwoFactor = (client: ApiClient, form: FormData) => sendPassword<unknown>(client, form, 'DELETE');

export const renewRecoveryCodes = (client: ApiClient, form: FormData) =>
  sendPassword<Pick<TwoFactorSetup, 'recoveryCodes'>>(client, form, 'POST', `${PATH}/recovery-codes`);

export async function confirmTwoFactor(client: ApiClient, form: FormData): Promise<unknown> {
  const code = readText(form, 'code').trim();
  rejectFields({ code: code ? undefined : 'Please enter the code that your app shows.' });
  return client(`${PATH}/confirm`, { method: 'POST', body: { code } });
}
