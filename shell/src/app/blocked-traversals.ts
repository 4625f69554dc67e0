import type { DataRouter } from 'react-router-dom';

/** Number of ticks without a traversal after which the router's revert counts as lost. */
const QUIET_TICKS = 4;
const TICK_MS = 25;

/** Returns the history index that the router stores in each history entry. */
const currentIndex = () => (history.state as { idx?: number } | null)?.idx;

const isBlocked = ({ blockers }: DataRouter['state']) =>
  [...blockers.values()].some(({ state }) => state === 'blocked');

export interface TraversalGuard {
  watch(router: DataRouter): void;
  dispose(): void;
}

/**
 * Keeps the URL correct if several traversals arrive together and a blocker stops the first of them. The router reverts
 * a blocked traversal by going back by the same number of entries, and takes the next `popstate` event for this revert.
 * However, that event may belong to another traversal, which arrives before the revert or replaces it. The guard
 * therefore hides events from the router until the page's own history entry has been reached, and repeats a revert that
 * was lost. The guard must be created before its router, because `window` listeners run in the order in which they were
 * added.
 */
export function createTraversalGuard(): TraversalGuard {
  let isReverting = false;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let quietTicks = 0;
  let home = currentIndex();

  function stop() {
    isReverting = false;
    clearInterval(ticker);
  }

  // Counts ticks instead of using a single timeout, because `window.confirm` delays not only timers but also
  // traversals.
  function tick() {
    const index = currentIndex();
    quietTicks += 1;
    if (quietTicks < QUIET_TICKS || index === undefined || home === undefined) return;
    quietTicks = 0;
    history.go(home - index);
  }

  const handleTraversal = (event: PopStateEvent) => {
    quietTicks = 0;
    if (!isReverting) return;
    if (currentIndex() === home) stop();
    else event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', handleTraversal);

  return {
    watch(router) {
      let { location } = router.state;
      home = currentIndex();
      router.subscribe((state) => {
        const index = currentIndex();
        if (state.location !== location) {
          stop();
          location = state.location;
          home = index;
        } else if (!isReverting && isBlocked(state) && index !== undefined && index !== home) {
          isReverting = true;
          quietTicks = 0;
          ticker = setInterval(tick, TICK_MS);
        }
      });
    },
    dispose() {
      stop();
      window.removeEventListener('popstate', handleTraversal);
    },
  };
}
