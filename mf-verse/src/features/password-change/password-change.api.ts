import { isStrongPassword, STRONG_PASSWORD_MESSAGE } from '@verse/api-contract/identity/passwords';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { rejectFields } from '@verse/contract/server-state';

export async function changePassword(client: ApiClient, form: FormData): Promise<unknown> {
  const password = readText(form, 'password');
  const newPassword = readText(form, 'newPassword');
  rejectFields({
    password: password ? undefined : 'Please enter your current password.',
    newPassword: isStrongPassword(newPassword) ? undefined : STRONG_PASSWORD_MESSAGE,
  });
  return callApi(client, 'POST /api/me/password', { body: { password, newPassword } });
}
