import { createContext, type ReactNode } from 'react';

/**
 * The cart slot's content: `undefined` until it is known, `null` if the slot is empty, otherwise what the store section
 * renders.
 */
type Shown = ReactNode | undefined;

export interface SlotStore {
  subscribe(listener: () => void): () => void;
  get(): Shown;
}

export const CART_SECTION = 'mf-store';
/**
 * The topic that announces cart changes. The first change on this device loads the cart widget. From then on, every
 * page loads it.
 */
export const CART_TOPIC = 'cart';
/** Removed at sign-out, like all keys that begin with `own:`. */
export const CART_HINT = 'own:header-cart';

/** Creates the cart slot, which stays empty if its section has no release. */
export function createSlot(sections: Readonly<Record<string, unknown>>) {
  let shown: Shown = Object.hasOwn(sections, CART_SECTION) ? undefined : null;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: Shown) {
      shown = next;
      listeners.forEach((listener) => listener());
    },
  };
}

export const SlotContext = createContext<SlotStore>(createSlot({}));
