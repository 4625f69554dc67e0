import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and until React has taken over. A form that is sent by script stays unsendable until then,
 * or the browser would post it to an address that takes no posts and lose what was typed.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
