import type { Cart } from '@verse/api-contract/api';
import { changeFor } from './cart-edit';
import { successMessage } from './success-messages';

const cart = { lines: ['a', 'b', 'c'].map((item, index) => ({ item, quantity: index + 1 })) } as unknown as Cart;
const of = (item: string) => ({ item, name: item.toUpperCase() });

// @proves GAP-042
it('names the lines that the cart should hold, from the lines it holds now', () => {
  const after = (edit: Parameters<typeof changeFor>[1]) =>
    changeFor(cart, edit).lines?.map(({ item, quantity }) => `${item}${quantity}`);
  expect(after({ what: 'quantity', ...of('b'), quantity: 9 })).toEqual(['a1', 'b9', 'c3']);
  expect(after({ what: 'remove', ...of('b'), quantity: 2 })).toEqual(['a1', 'c3']);
  expect(after({ what: 'take out', ...of('a') })).toEqual(['b2', 'c3']);
  expect(after({ what: 'take out', ...of('c') })).toEqual(['a1', 'b2', 'c2']);
  expect(after({ what: 'restore', ...of('d'), quantity: 4, at: 1 })).toEqual(['a1', 'd4', 'b2', 'c3']);
  expect(after({ what: 'restore', ...of('a'), quantity: 4, at: 1 })).toEqual(['a4', 'b2', 'c3']);
  expect(changeFor(cart, { what: 'currency', currency: 'NGN' })).toEqual({ currency: 'NGN' });
});

// @proves GAP-044
it('offers a way back to where it was, and none from a way back', () => {
  const removed = successMessage({ what: 'remove', ...of('b'), quantity: 2 }, cart);
  expect(removed).toEqual({
    text: 'B is out of your cart.',
    undo: { what: 'restore', ...of('b'), quantity: 2, at: 1 },
  });
  expect(successMessage({ what: 'restore', ...of('b'), quantity: 2, at: 1 }, cart)?.undo).toBeUndefined();
  expect(successMessage({ what: 'quantity', ...of('b'), quantity: 2 }, cart)).toBeUndefined();
});
