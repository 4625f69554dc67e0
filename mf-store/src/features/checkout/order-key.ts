import { createId } from '@verse/contract/server-state';

const KEPT = 'own:order-key';

/**
 * Returns the key under which this window orders: the same after a reload and after a lost response, so that an order
 * is never placed twice. Without session storage it is the spare key of the page.
 */
export function orderKey(spare: string): string {
  try {
    const key = sessionStorage.getItem(KEPT) ?? createId();
    sessionStorage.setItem(KEPT, key);
    return key;
  } catch {
    return spare;
  }
}

/** After an order, or when the key belongs to another one. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    return;
  }
}
