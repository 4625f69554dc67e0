import { createContext, type ReactNode } from 'react';

/** The content of the cart slot: nothing known yet, nothing at all, or what the store renders. */
type Shown = ReactNode | undefined;

export interface SlotStore {
  subscribe(listener: () => void): () => void;
  get(): Shown;
}

/** The section that fills the cart slot. */
export const CART_SECTION = 'mf-store';
/** The topic whose first change loads the cart widget on this device, and on later pages. */
export const CART_TOPIC = 'cart';
/** Removed with all keys that begin with `own:` at sign-out. */
export const CART_HINT = 'own:header-cart';

/** Without a release of its section the slot is empty. */
export function createSlot(sections: Readonly<Record<string, unknown>>) {
  let shown: Shown = CART_SECTION in sections ? undefined : null;
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
