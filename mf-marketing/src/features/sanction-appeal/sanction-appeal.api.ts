import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const readDecision = (api: ApiClient, token: string) =>
  callApi(api, 'POST /api/sanction-appeals/read', { body: { token } });

export const sendAppeal = (api: ApiClient, token: string, text: string) =>
  callApi(api, 'POST /api/sanction-appeals', { body: { token, text } });
