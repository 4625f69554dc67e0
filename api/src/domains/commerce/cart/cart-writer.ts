import { AppError, createKeyedQueue } from '../../../platform/http';
import type { CartRepository } from './cart.repository';
import { type Contents, type StoredCart, toExpiry } from './cart-document';

const RETRY_FOR_MS = 2000;
const LONGEST_PAUSE_MS = 20;

const waitRandomly = () => new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

const concurrentChange = () =>
  new AppError('unavailable', 'Your cart is changing in another window. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
const changedMeanwhile = () =>
  new AppError('cart-changed', 'Your cart just changed in another window. Please try again.');

/**
 * Creates a function that changes a cart, whatever its revision. Changes to a cart are serialized within this process,
 * so that revision conflicts come only from other processes.
 */
export function createCartWriter({ carts, now }: { carts: CartRepository; now: () => Date }) {
  const inTurn = createKeyedQueue();

  /** @param edit returns undefined if there is nothing to change */
  return (id: string, edit: (cart: StoredCart) => Contents | undefined) => {
    const until = Date.now() + RETRY_FOR_MS;
    return inTurn(id, async () => {
      while (Date.now() <= until) {
        const before = await carts.find(id);
        if (before.mergedInto !== undefined) throw changedMeanwhile();
        const contents = edit(before);
        if (!contents) return { cart: before, hasChanged: false };
        const cart = await carts.replace(before, contents, toExpiry(id, now()));
        if (cart) return { cart, hasChanged: true };
        await waitRandomly();
      }
      throw concurrentChange();
    });
  };
}

export type ChangeCart = ReturnType<typeof createCartWriter>;
