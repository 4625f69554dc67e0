import type { DataRouter } from 'react-router-dom';

/** Milliseconds that a navigation may take before the open page shows that it is pending. */
const UNNOTICED_MS = 100;

/**
 * Delays the pending state of a navigation for React: announcing it renders the open page once more, just before it
 * goes. All other states are passed on at once.
 */
export function withLateWord(router: DataRouter): DataRouter {
  let isByLink = false;
  const navigate = (to: unknown, options?: object) => {
    isByLink = typeof to !== 'number';
    return router.navigate(to as string, options);
  };
  const subscribe: DataRouter['subscribe'] = (tell) => {
    let timer: number | undefined;
    const stop = router.subscribe((state, change) => {
      const { navigation, location } = state;
      window.clearTimeout(timer);
      if (navigation.state === 'idle') isByLink = false;
      const isOtherPage = navigation.location && navigation.location.pathname !== location.pathname;
      const canWait = isByLink && isOtherPage && !navigation.formMethod && change.deletedFetchers.length === 0;
      if (canWait) timer = window.setTimeout(tell, UNNOTICED_MS, state, change);
      else tell(state, change);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  };
  return Object.create(router, { navigate: { value: navigate }, subscribe: { value: subscribe } }) as DataRouter;
}
