import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';

const NOTHING = '[]';

/** Sign-out removes keys that begin with `own:`. */
const storageKey = (name: string) => `own:outbox ${name}`;

/** Outboxes that the browser could not store. They are lost when the page is closed. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

export const announceOutboxes = (): void => listeners.forEach((listener) => listener());

/** Calls `listener` after an outbox changes in this or another window. Returns an unsubscribe function. */
export function subscribeToOutboxes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the outbox as stored JSON. */
export const outboxAsText = (name: string): string => unstored.get(name) ?? readStored(storageKey(name)) ?? NOTHING;
export const emptyOutbox = (): string => NOTHING;

export function storeOutbox(name: string, text: string): void {
  unstored.delete(name);
  if (text === NOTHING) removeStored(storageKey(name));
  else if (!writeStored(storageKey(name), text)) unstored.set(name, text);
  announceOutboxes();
}
