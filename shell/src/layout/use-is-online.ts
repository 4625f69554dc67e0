import { useSyncExternalStore } from 'react';

function watch(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns the device's own connection state. `true` may be wrong; `false` is reliable. */
export const useIsOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
