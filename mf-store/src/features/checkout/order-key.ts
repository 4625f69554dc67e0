import { createId } from '@verse/contract/server-state';

const STORAGE_KEY = 'own:order-key';

/**
 * Returns the idempotency key for this tab's order. The key survives reloads and lost responses, so that an order is
 * never placed twice. Returns `fallback` if session storage is unavailable.
 */
export function orderKey(fallback: string): string {
  try {
    const key = sessionStorage.getItem(STORAGE_KEY) ?? createId();
    sessionStorage.setItem(STORAGE_KEY, key);
    return key;
  } catch {
    return fallback;
  }
}

/** Called once the order has been placed, or if the key belongs to a different order. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
}
