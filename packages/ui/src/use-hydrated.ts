import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of the browser,
 * so that both draw the same; true once the scripts are here.
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
