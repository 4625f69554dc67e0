import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Order, OrderList } from '@verse/api-contract/orders';
import type { ApiClient } from '@verse/contract';
import { personalLoader } from '../../shared/personal-data';

const orderPath = (number = '', ...rest: string[]) => ['/api/orders', encodeURIComponent(number), ...rest].join('/');

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
    ? client<Order>(orderPath(number, 'open'), { method: 'POST', body: { key } })
    : client<Order>(orderPath(number));
});

export const loadOrders = personalLoader((client, { request }: LoaderFunctionArgs) => {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return client<OrderList>(`/api/orders${cursor ? `?${new URLSearchParams({ cursor })}` : ''}`);
});

export const cancelOrder = (client: ApiClient, number: string) =>
  client<Order>(orderPath(number, 'cancel'), { method: 'POST' });

export const requestRefund = (client: ApiClient, { number, reason }: { number: string; reason: string }) =>
  client<Order>(orderPath(number, 'refund-request'), { method: 'POST', body: { reason } });

export function sendReceipt(client: ApiClient, { number, file }: { number: string; file: File | undefined }) {
  const body = new FormData();
  if (file) body.set('file', file);
  return client<Order>(orderPath(number, 'receipts'), { method: 'POST', body });
}
