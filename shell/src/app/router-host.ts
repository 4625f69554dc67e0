import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';
import { createTraversalGuard, type TraversalGuard } from './blocked-traversals';

type StateListener = (state: DataRouter['state']) => void;

/** A router that has not yet replaced the page's current router. */
export interface OpenedRouter {
  router: DataRouter;
  traversals: TraversalGuard;
}

/**
 * Holds the page's router, which can be replaced at the same URL. It must be replaceable, because a router never
 * changes its routes and requests a page's code only once, even if the request fails.
 */
export function createRouterHost() {
  let current: OpenedRouter | undefined;
  const replaceListeners = new Set<() => void>();
  const stateListeners = new Set<StateListener>();

  return {
    get: () => current?.router,
    /** Subscribes React to router replacements. */
    subscribe(listener: () => void) {
      replaceListeners.add(listener);
      return () => replaceListeners.delete(listener);
    },
    /** Calls `listener` with every state of the page's current router, even if the router is replaced. */
    onState: (listener: StateListener) => void stateListeners.add(listener),
    open(createRouter: () => DataRouter): OpenedRouter {
      const traversals = createTraversalGuard();
      return { traversals, router: createRouter() };
    },
    /** Makes `next` the page's router and disposes of the previous one. */
    adopt(next: OpenedRouter) {
      current?.router.dispose();
      current?.traversals.dispose();
      current = next;
      flushSync(() => replaceListeners.forEach((listener) => listener()));
      return next.router;
    },
    /**
     * Subscribes to the page's router. Must run after React has subscribed: if a router's state changes during
     * hydration, only the first subscriber is notified.
     */
    connect() {
      if (!current) return;
      current.traversals.watch(current.router);
      current.router.subscribe((state) => stateListeners.forEach((listener) => listener(state)));
    },
  };
}

export type RouterHost = ReturnType<typeof createRouterHost>;
