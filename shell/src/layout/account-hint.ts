/** Storage key that is set while a member is signed in on this device. It does not identify the member. */
export const ACCOUNT_HINT = 'verse-account';

/**
 * Records whether the next page's header reserves space for an account before the session is known. The hint only
 * affects the first paint and grants no access. No-op if storage is unavailable.
 */
export function keepAccountHint(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(ACCOUNT_HINT, '1');
    else localStorage.removeItem(ACCOUNT_HINT);
  } catch {
    return;
  }
}
