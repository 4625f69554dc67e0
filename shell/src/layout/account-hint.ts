/** In the browser's storage while a member is signed in on this device; does not identify the member. */
export const ACCOUNT_HINT = 'verse-account';

/**
 * Notes for the next page whether the header leaves room for an account before the session is known. Affects the first
 * paint only and grants nothing. A browser may refuse to store it.
 */
export function keepAccountHint(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(ACCOUNT_HINT, '1');
    else localStorage.removeItem(ACCOUNT_HINT);
  } catch {
    return;
  }
}
