/** In the browser's storage while somebody is signed in on this device; says nothing about whom. */
export const ACCOUNT_HINT = 'verse-account';

/**
 * Notes for the next page whether to leave room for an account in the header before the server has said who is here.
 * A hint for the first paint only: it opens nothing. A browser may refuse to keep it.
 */
export function keepAccountHint(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(ACCOUNT_HINT, '1');
    else localStorage.removeItem(ACCOUNT_HINT);
  } catch {
    return;
  }
}
