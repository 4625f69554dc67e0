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
/** The topic that announces cart changes. A change loads the cart widget, as does a session whose cart has items. */
export const CART_TOPIC = 'cart';

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
