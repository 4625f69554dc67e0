import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';
import { createTraversalGuard, type TraversalGuard } from './blocked-traversals';

type StateListener = (state: DataRouter['state']) => void;

/** A router that is not the page's yet. */
export interface OpenedRouter {
  router: DataRouter;
  traversals: TraversalGuard;
}

/**
 * Holds the page's router. It can be replaced at the same address, because a router keeps its routes, and requests the
 * code of a page once in its life, also where that failed.
 */
export function createRouterHost() {
  let current: OpenedRouter | undefined;
  const replaceListeners = new Set<() => void>();
  const stateListeners = new Set<StateListener>();

  return {
    get: () => current?.router,
    /** For React: is called when the router is replaced. */
    subscribe(listener: () => void) {
      replaceListeners.add(listener);
      return () => replaceListeners.delete(listener);
    },
    /** Calls `listener` with every state of the page's router, whichever that is. */
    onState: (listener: StateListener) => void stateListeners.add(listener),
    open(createRouter: () => DataRouter): OpenedRouter {
      const traversals = createTraversalGuard();
      return { traversals, router: createRouter() };
    },
    /** Makes a router the page's. */
    adopt(next: OpenedRouter) {
      current?.router.dispose();
      current?.traversals.dispose();
      current = next;
      flushSync(() => replaceListeners.forEach((listener) => listener()));
      return next.router;
    },
    /**
     * Subscribes to the page's router, once React has: a router hands a state that changed during hydration to its
     * first subscriber only.
     */
    connect() {
      if (!current) return;
      current.traversals.watch(current.router);
      current.router.subscribe((state) => stateListeners.forEach((listener) => listener(state)));
    },
  };
}

export type RouterHost = ReturnType<typeof createRouterHost>;
