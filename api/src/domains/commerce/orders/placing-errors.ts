import type { Cart, CartLine, PlaceOrder } from '@verse/api-contract/api';
import { AppError } from '../../../platform/http';
import type { StoredOrder } from './order';

const wantsUnits = ({ state }: CartLine) => state === 'short' || state === 'sold-out';

export function soldOut(cart: Cart, lines: readonly CartLine[]): AppError {
  const names = lines.map(({ name, left }) => (left ? `${name} (${left} left)` : name)).join(', ');
  return new AppError('sold-out', `Not enough is left of: ${names}. Nothing was ordered.`, {
    details: { cart, lines: lines.map(({ item, name, left }) => ({ item, name, left: left ?? 0 })) },
  });
}

export function overShare(cart: Cart, over: readonly { item: string; name: string; left: number }[]): AppError {
  const names = over.map(({ name, left }) => `${name} (${left > 0 ? `at most ${left}` : 'none'})`).join(', ');
  return new AppError(
    'limit',
    `You can hold only part of our stock without paying. For now you can order: ${names}. Pay your ` +
      `earlier orders first, or write to us if you need more.`,
    { details: { cart, lines: over.map(({ item, name, left }) => ({ item, name, left })) } },
  );
}

export const alreadyOrdered = ({ number }: StoredOrder) =>
  new AppError('already-ordered', `You have already ordered this cart: ${number}.`, { details: { number } });

/** Rejects, stating the reason, if the cart differs from the one that the buyer saw. */
export function assertSeen(cart: Cart, { expected }: PlaceOrder): void {
  const { subtotal } = cart;
  const short = cart.lines.filter(({ state }) => state === 'short');
  if (short.length > 0) throw soldOut(cart, short);
  if (subtotal.currency === expected.currency && subtotal.minor === expected.minor) return;
  const gone = cart.lines.filter(wantsUnits);
  if (gone.length > 0) throw soldOut(cart, gone);
  throw new AppError('price-changed', 'The total just changed, so we didn’t order. Please check it.', {
    details: { cart, expected, total: subtotal },
  });
}
