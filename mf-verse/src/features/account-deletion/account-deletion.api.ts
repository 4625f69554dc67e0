import { DELETION_WORD, type DeletionAnswer } from '@verse/api-contract/accounts';
import type { ApiClient } from '@verse/contract';
import { rejectFields } from '@verse/contract/server-state';
import { readText } from '../../shared/form-text';

export const exportAccount = (client: ApiClient) => client<unknown>('/api/me/export', { method: 'POST' });

export async function deleteAccount(client: ApiClient, form: FormData): Promise<DeletionAnswer> {
  const confirm = readText(form, 'confirm').trim();
  const password = readText(form, 'password');
  rejectFields({
    confirm: confirm === DELETION_WORD ? undefined : `Type ${DELETION_WORD} to confirm.`,
    password: password ? undefined : 'Please enter your password.',
  });
  return client('/api/me/deletion', { method: 'POST', body: { password, confirm } });
}
