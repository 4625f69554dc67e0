import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false on the server and in the browser's first render, so that the two match; true after hydration.
 *
 * @example <Button type="submit" disabled={!useHydrated()}>Send</Button>
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
