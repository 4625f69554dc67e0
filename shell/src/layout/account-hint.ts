/** Storage key that is set while a member is signed in on this device; it does not identify the member. */
export const ACCOUNT_HINT = 'verse-account';

/**
 * Records for the next page whether the header reserves space for an account before the session is known. Affects the
 * first paint only and grants nothing. Storage may be unavailable.
 */
export function keepAccountHint(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(ACCOUNT_HINT, '1');
    else localStorage.removeItem(ACCOUNT_HINT);
  } catch {
    return;
  }
}
