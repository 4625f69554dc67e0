import { createContext, type ReactNode } from 'react';

/** What stands in the frame's place for the cart: nothing known yet, nothing at all, or what the store draws. */
type Shown = ReactNode | undefined;

export interface SlotStore {
  subscribe(listener: () => void): () => void;
  get(): Shown;
}

/** The section that fills the place for the cart. */
export const CART_SECTION = 'mf-store';
/** The topic at which its widget is wanted on this device, from then on. */
export const CART_TOPIC = 'cart';
/** Forgotten with all that begins with `own:`, when somebody signs out. */
export const CART_HINT = 'own:header-cart';

/** Without a release of its section the place is empty. */
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
