import type { Cart } from '@verse/api-contract/api';
import type { CartEdit } from './cart-edit';

interface SuccessMessage {
  text: string;
  undo?: CartEdit;
}

/**
 * Returns the toast for an edit, including the edit that undoes it. Returns undefined if the page itself shows the
 * result.
 */
export function successMessage(edit: CartEdit, before: Pick<Cart, 'lines'> | undefined): SuccessMessage | undefined {
  if (edit.what === 'add')
    return { text: `${edit.name} is in your cart.`, undo: { what: 'take out', item: edit.item, name: edit.name } };
  if (edit.what === 'take out') return { text: `${edit.name} is out of your cart again.` };
  if (edit.what === 'restore') return { text: `${edit.name} is back in your cart.` };
  if (edit.what === 'remove') {
    const at = Math.max(0, before?.lines.findIndex(({ item }) => item === edit.item) ?? 0);
    return { text: `${edit.name} is out of your cart.`, undo: { ...edit, what: 'restore', at } };
  }
  return undefined;
}
