import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { personalLoader } from '../../shared/personal-data';

/**
 * Reads the key from the link in a guest's email and removes it from the URL. The key is in the fragment so that no
 * server logs it.
 */
function takeKeyFromLink(): string | undefined {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

export const loadOrder = personalLoader((client, { params: { number } }: LoaderFunctionArgs) => {
  const key = takeKeyFromLink();
  return key
    ? callApi(client, 'POST /api/orders/{number}/open', { params: { number }, body: { key } })
    : callApi(client, 'GET /api/orders/{number}', { params: { number } });
});

export const loadOrders = personalLoader((client, { request }: LoaderFunctionArgs) => {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return callApi(client, 'GET /api/orders', { query: { cursor: cursor || null } });
});

export const cancelOrder = (client: ApiClient, number: string) =>
  callApi(client, 'POST /api/orders/{number}/cancel', { params: { number } });

export const requestRefund = (client: ApiClient, { number, reason }: { number: string; reason: string }) =>
  callApi(client, 'POST /api/orders/{number}/refund-request', { params: { number }, body: { reason } });

export function sendReceipt(client: ApiClient, { number, file }: { number: string; file: File | undefined }) {
  const body = new FormData();
  if (file) body.set('file', file);
  return callApi(client, 'POST /api/orders/{number}/receipts', { params: { number }, body });
}
