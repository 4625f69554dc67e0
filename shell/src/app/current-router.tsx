import { useLayoutEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RouterHost } from './router-host';

/**
 * Renders the page's router. Navigations are rendered synchronously. As a transition, they would be rendered in slices,
 * which takes twice as long on a slow CPU.
 */
export function CurrentRouter({ host }: { host: RouterHost }) {
  const router = useSyncExternalStore(host.subscribe, host.get, host.get);
  // Effects of children run first, so `RouterProvider` has already subscribed.
  useLayoutEffect(() => host.connect(), [host, router]);
  return router ? <RouterProvider router={router} useTransitions={false} /> : null;
}
