import { newKey } from '@verse/contract/new-key';

const KEPT = 'own:order-key';

/**
 * The key under which this window orders: the same after a reload and after an answer that never came, so
 * that nobody buys twice. A browser that keeps nothing for us takes the spare one of the page.
 */
export function orderKey(spare: string): string {
  try {
    const key = sessionStorage.getItem(KEPT) ?? newKey();
    sessionStorage.setItem(KEPT, key);
    return key;
  } catch {
    return spare;
  }
}

/** After an order, and where the key stands for another one. */
export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    return;
  }
}
