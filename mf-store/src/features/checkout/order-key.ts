import { createId } from '@verse/contract/server-state';

const STORAGE_KEY = 'own:order-key';

/**
 * Returns the idempotency key of this window's order. It stays the same after a reload and after a lost response, so
 * that an order is never placed twice. Without session storage, returns `spare`.
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

/** Called after an order, or when the key belongs to another order. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
}
