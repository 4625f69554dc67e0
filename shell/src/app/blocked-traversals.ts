import type { DataRouter } from 'react-router-dom';

/** No traversal for so many ticks on end: the router's revert is lost. */
const QUIET_TICKS = 4;
const TICK_MS = 25;

/** The position in the history that the router notes in each entry. */
const currentIndex = () => (history.state as { idx?: number } | null)?.idx;

const isBlocked = ({ blockers }: DataRouter['state']) =>
  [...blockers.values()].some(({ state }) => state === 'blocked');

export interface TraversalGuard {
  watch(router: DataRouter): void;
  dispose(): void;
}

/**
 * Keeps the address right where several traversals come at once and a blocker stops the first. The router then goes
 * back by as many entries and takes the next `popstate` for its own revert, but another traversal may arrive before the
 * revert or replace it. So until the page's own entry is reached, the router sees no arrival, and a lost revert is
 * repeated. Create the guard before its router: listeners of `window` run in the order in which they were added.
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

  // Ticks instead of one timeout: `window.confirm` holds up traversals as well as timers.
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
