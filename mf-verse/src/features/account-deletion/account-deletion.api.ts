import type { DeletionAnswer } from '@verse/api-contract/api';
import { DELETION_WORD } from '@verse/api-contract/identity/accounts.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { rejectFields } from '@verse/contract/server-state';

export const exportAccount = (client: ApiClient) => callApi(client, 'POST /api/me/export');

export async function deleteAccount(client: ApiClient, form: FormData): Promise<DeletionAnswer> {
  const typed = readText(form, 'confirm').trim();
  const password = readText(form, 'password');
  rejectFields({
    confirm: typed === DELETION_WORD ? undefined : `Type ${DELETION_WORD} to confirm.`,
    password: password ? undefined : 'Please enter your password.',
  });
  return callApi(client, 'POST /api/me/deletion', { body: { password, confirm: DELETION_WORD } });
}
