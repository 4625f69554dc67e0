import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';
import { createId } from '@verse/contract/server-state';

const STORAGE_KEY = 'own:order-key';

/**
 * Returns the idempotency key for this tab's order. The key survives reloads and lost responses, so that an order is
 * never placed twice. Returns `fallback` if session storage is unavailable.
 */
export function orderKey(fallback: string): string {
  const key = readStored(STORAGE_KEY, 'tab') ?? createId();
  return writeStored(STORAGE_KEY, key, 'tab') ? key : fallback;
}

/** Called once the order has been placed, or if the key belongs to a different order. */
export const forgetOrderKey = (): void => removeStored(STORAGE_KEY, 'tab');
