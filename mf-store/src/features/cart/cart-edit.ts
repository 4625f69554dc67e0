import type { Cart, CartChange } from '@verse/api-contract/api';
import type { Currency } from '@verse/api-contract/money';
import { type CartLines, linesOf, withQuantity } from '@verse/contract/cart';

/** A single edit made by a visitor. `name` is the product name used in messages. */
export type CartEdit =
  | { what: 'add'; item: string; name: string; click: string }
  | { what: 'favourite'; item: string; name: string; on: boolean }
  | { what: 'quantity'; item: string; name: string; quantity: number }
  | { what: 'remove'; item: string; name: string; quantity: number }
  /** Undoes an addition. */
  | { what: 'take out'; item: string; name: string }
  /** Restores a removed line at its previous position. */
  | { what: 'restore'; item: string; name: string; quantity: number; at: number }
  | { what: 'currency'; currency: Currency };

export type LineEdit = Exclude<CartEdit, { what: 'add' | 'favourite' }>;

function linesAfter(lines: CartLines, edit: Exclude<LineEdit, { what: 'currency' }>): CartLines {
  const { item } = edit;
  if (edit.what === 'quantity') return withQuantity(lines, item, () => edit.quantity);
  if (edit.what === 'remove') return withQuantity(lines, item, () => 0);
  if (edit.what === 'take out') return withQuantity(lines, item, (quantity) => quantity - 1);
  return lines.some((line) => line.item === item)
    ? withQuantity(lines, item, () => edit.quantity)
    : lines.toSpliced(edit.at, 0, { item, quantity: edit.quantity });
}

/** Returns the change that applies an edit to the current cart. */
export const changeFor = (cart: Pick<Cart, 'lines'>, edit: LineEdit): CartChange =>
  edit.what === 'currency' ? { currency: edit.currency } : { lines: linesAfter(linesOf(cart), edit) };
