import { createId } from '@verse/contract/server-state';

const KEPT = 'own:order-key';

/**
 * Returns the idempotency key of this window's order. It stays the same after a reload and after a lost response, so
 * that an order is never placed twice. Without session storage, returns `spare`.
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

/** Called after an order, or when the key belongs to another order. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    return;
  }
}
