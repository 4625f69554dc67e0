import type { Cart } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from './api-client';
import { changeCart, linesOf, withQuantity } from './cart';

const changed = new ApiError(409, { type: '', title: '', status: 409, code: 'cart-changed', message: 'It changed.' });

/** Creates an API whose cart is changed by another window before each of the first `times` changes. */
function cartOf(times: number) {
  let revision = 1;
  let lines = [{ item: 'product:1', quantity: 3 }];
  let left = times;
  const client = ((_: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    if (method === 'GET') return Promise.resolve({ revision, lines });
    if (left > 0) {
      left -= 1;
      revision += 1;
      lines = [...lines, { item: `other:${revision}`, quantity: 1 }];
      return Promise.reject(changed);
    }
    ({ lines } = body as { lines: typeof lines });
    return Promise.resolve({ revision: (revision += 1), lines });
  }) as ApiClient;
  return { client, quantities: () => lines.map(({ item, quantity }) => `${item} ${quantity}`) };
}

const takeOne = (cart: Cart) => ({ lines: withQuantity(linesOf(cart), 'product:1', (quantity) => quantity - 1) });

// @proves GAP-042
it('applies a change to the cart of another window, and gives up after three attempts', async () => {
  const twice = cartOf(2);
  await changeCart(twice.client, takeOne);
  expect(twice.quantities()).toEqual(['product:1 2', 'other:2 1', 'other:3 1']);
  await expect(changeCart(cartOf(3).client, takeOne)).rejects.toBe(changed);
});
