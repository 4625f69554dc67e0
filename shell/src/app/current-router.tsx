import { useLayoutEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RouterHost } from './router-host';

/**
 * Renders the page's router, and a navigation synchronously: as a transition, in slices, it takes twice as long on a
 * slow processor.
 */
export function CurrentRouter({ host }: { host: RouterHost }) {
  const router = useSyncExternalStore(host.subscribe, host.get, host.get);
  // Effects of children run first, so `RouterProvider` has subscribed.
  useLayoutEffect(() => host.connect(), [host, router]);
  return router ? <RouterProvider router={router} useTransitions={false} /> : null;
}
