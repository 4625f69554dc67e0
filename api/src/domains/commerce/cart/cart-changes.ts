import type { CartChange } from '@verse/api-contract/api';
import { CART_LIMITS } from '@verse/api-contract/commerce/cart.values';
import { AppError, invalidField } from '../../../platform/http';
import type { Contents, ForSale, Line, StoredCart } from './cart-document';

/**
 * Number of clicks to remember. Large enough that a click is still remembered when it is retried after other clicks.
 */
const CLICKS_KEPT = 100;
const CARTS_KEPT = 20;

export const unknownItem = () => new AppError('not-found', 'This is no longer for sale.');

function soldOut(name: string, available: number): AppError {
  const words = available === 0 ? `${name} is sold out.` : `There are only ${available} of ${name} left.`;
  return new AppError('sold-out', words, { details: { left: available } });
}

const tooManyLines = () =>
  new AppError('limit', `A cart holds ${CART_LIMITS.lines} different things. Take one out to add another.`);
const tooManyUnits = ({ name, most }: ForSale) =>
  new AppError('limit', `You can order ${most} of ${name} at most.`, { details: { most } });

function assertQuantity(sold: ForSale, quantity: number): void {
  if (quantity > sold.most) throw tooManyUnits(sold);
  if (sold.available !== undefined && quantity > sold.available) throw soldOut(sold.name, sold.available);
}

export interface Addition {
  item: string;
  quantity: number;
  click: string;
}

/** Adds an item. Returns undefined if this click has already been counted. */
export function withAddition(
  cart: StoredCart,
  { item, quantity, click }: Addition,
  sold: ForSale,
  now: Date,
): Contents | undefined {
  if (cart.clicks.includes(click)) return undefined;
  const before = cart.lines.find((line) => line.item === item);
  const wanted = (before?.quantity ?? 0) + quantity;
  if (!before && cart.lines.length >= CART_LIMITS.lines) throw tooManyLines();
  assertQuantity(sold, wanted);
  const line: Line = { item, quantity: wanted, addedAt: before?.addedAt ?? now, seen: sold.prices };
  return {
    ...cart,
    lines: before ? cart.lines.map((one) => (one === before ? line : one)) : [...cart.lines, line],
    clicks: [...cart.clicks, click].slice(-CLICKS_KEPT),
  };
}

/** Whether the cart already is as the change wants it. */
export function isApplied(cart: StoredCart, { currency = cart.currency, lines = cart.lines }: CartChange): boolean {
  const contents = (all: readonly Pick<Line, 'item' | 'quantity'>[]) =>
    JSON.stringify(all.map(({ item, quantity }) => [item, quantity]));
  return currency === cart.currency && contents(lines) === contents(cart.lines);
}

/** Applies the visitor's change. Items already in the cart may stay even if they are no longer sold. */
export function withChange(
  cart: StoredCart,
  { currency = cart.currency, lines }: CartChange,
  forSale: ReadonlyMap<string, ForSale | undefined>,
  now: Date,
): Contents {
  const wanted = lines ?? cart.lines;
  if (new Set(wanted.map(({ item }) => item)).size < wanted.length)
    throw invalidField('lines', 'Each item may appear only once.');
  const lineOf = ({ item, quantity }: Pick<Line, 'item' | 'quantity'>): Line => {
    const before = cart.lines.find((line) => line.item === item);
    const sold = forSale.get(item);
    if (!before && !sold?.isSold) throw unknownItem();
    if (sold && quantity > (before?.quantity ?? 0)) assertQuantity(sold, quantity);
    return { item, quantity, addedAt: before?.addedAt ?? now, seen: sold?.prices ?? before?.seen ?? {} };
  };
  return { ...cart, currency, lines: wanted.map(lineOf) };
}

/** Removes the ordered units. Returns undefined if they have already been removed for this order. */
export function withoutOrdered(
  cart: StoredCart,
  order: string,
  ordered: readonly Pick<Line, 'item' | 'quantity'>[],
): Contents | undefined {
  if (cart.clicks.includes(order)) return undefined;
  const left = (line: Line) => line.quantity - (ordered.find(({ item }) => item === line.item)?.quantity ?? 0);
  return {
    ...cart,
    lines: cart.lines.flatMap((line) => (left(line) > 0 ? [{ ...line, quantity: left(line) }] : [])),
    clicks: [...cart.clicks, order].slice(-CLICKS_KEPT),
  };
}

/**
 * Merges a guest's cart. Returns undefined if it has already been merged. If both carts contain an item, the larger
 * quantity wins, so that merging twice adds nothing.
 */
export function withGuest(cart: StoredCart, guest: StoredCart): Contents | undefined {
  if (cart.mergedFrom.includes(guest.id)) return undefined;
  const withLargerQuantity = (line: Line): Line => {
    const other = guest.lines.find(({ item }) => item === line.item);
    return other && other.quantity > line.quantity ? { ...line, quantity: other.quantity } : line;
  };
  const guestOnly = guest.lines.filter(({ item }) => !cart.lines.some((line) => line.item === item));
  return {
    currency: cart.lines.length === 0 ? guest.currency : cart.currency,
    lines: [...cart.lines.map(withLargerQuantity), ...guestOnly].slice(0, CART_LIMITS.lines),
    clicks: [...cart.clicks, ...guest.clicks].slice(-CLICKS_KEPT),
    mergedFrom: [...cart.mergedFrom, guest.id].slice(-CARTS_KEPT),
  };
}
