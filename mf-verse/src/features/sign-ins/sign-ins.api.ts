import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';

/** Ends one of the account's sessions, or all except this one. */
export function endSignIns(client: ApiClient, form: FormData): Promise<unknown> {
  const id = readText(form, 'id');
  return id
    ? callApi(client, 'DELETE /api/sessions/{id}', { params: { id } })
    : callApi(client, 'DELETE /api/sessions');
}
