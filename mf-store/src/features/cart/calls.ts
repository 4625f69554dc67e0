import type { Cart } from '@verse/api-contract/cart';
import type { CartEdit } from './cart-edit';

/** What became of something: the cart, or why not, in words. */
export type CartOutcome =
  | { ok: true; cart: Cart; before?: Cart; edit?: CartEdit }
  | { ok: false; code: string; message: string; edit?: CartEdit };

/** What is sent to the action: `call` is told what became of it, on whatever page its sender is by then. */
export interface EditCall {
  call: string;
  edit: CartEdit;
}

const waiting = new Map<string, (outcome: CartOutcome) => void>();

/** Resolves with what became of a call. */
export const outcomeOfCall = (call: string): Promise<CartOutcome> =>
  new Promise((resolve) => waiting.set(call, resolve));

/** Answers whoever still waits for a call that has ended. */
export function endCall(call: string, outcome: CartOutcome): void {
  waiting.get(call)?.(outcome);
  waiting.delete(call);
}
