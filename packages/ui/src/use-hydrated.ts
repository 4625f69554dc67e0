import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of the browser, so that both are equal; true after hydration.
 *
 * @example
 * <Button type="submit" disabled={!useHydrated()}>Send</Button>
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
