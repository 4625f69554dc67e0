import type { ApiClient } from '@verse/contract';
import { readText } from '../../shared/form-text';

/** Ends one of the account's sessions, or all except this one. */
export function endSignIns(client: ApiClient, form: FormData): Promise<unknown> {
  const id = readText(form, 'id');
  return client(id ? `/api/sessions/${encodeURIComponent(id)}` : '/api/sessions', { method: 'DELETE' });
}
