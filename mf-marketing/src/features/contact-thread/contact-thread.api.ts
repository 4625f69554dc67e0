import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const readThread = (api: ApiClient, token: string) =>
  callApi(api, 'POST /api/contact-threads/read', { body: { token } });

/** @param key idempotency key: resending does not reply twice */
export const sendReply = (api: ApiClient, { token, text, key }: { token: string; text: string; key: string }) =>
  callApi(api, 'POST /api/contact-threads', { headers: { 'Idempotency-Key': key }, body: { token, text } });
