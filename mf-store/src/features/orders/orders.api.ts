import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Order, OrderList } from '@verse/api-contract/orders';
import { actingWithFile } from '../../shared/acting-with-file';
import { personal } from '../../shared/outcome';

export type OrderAct = { what: 'cancel' } | { what: 'ask refund'; reason: string } | { what: 'send receipt' };

const pathOf = (number = '', ...rest: string[]) => ['/api/orders', encodeURIComponent(number), ...rest].join('/');

/** The key in the link of a guest's mail: behind the hash, so that it comes to no server's log. */
function keyInLink(): string | undefined {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

export const loadOrder = personal((client, { params: { number } }: LoaderFunctionArgs) => {
  const key = keyInLink();
  return key ? client<Order>(pathOf(number, 'open'), { method: 'POST', body: { key } }) : client<Order>(pathOf(number));
});

export const loadOrders = personal((client, { request }: LoaderFunctionArgs) => {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return client<OrderList>(`/api/orders${cursor ? `?${new URLSearchParams({ cursor })}` : ''}`);
});

export const actOnOrder = actingWithFile((client, act: OrderAct, { number }, file) => {
  if (act.what === 'cancel') return client<Order>(pathOf(number, 'cancel'), { method: 'POST' });
  if (act.what === 'ask refund')
    return client<Order>(pathOf(number, 'refund-request'), { method: 'POST', body: { reason: act.reason } });
  const body = new FormData();
  if (file) body.set('file', file);
  return client<Order>(pathOf(number, 'receipts'), { method: 'POST', body });
});
