import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const WORDS = 'Leave this page? What you have not saved will be lost.';

/**
 * Asks for confirmation before the user loses input by following a link, or by reloading or closing the page. Render it
 * only while there is input to lose, because a router supports only one blocker.
 */
export function LeavingGuard() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    if (window.confirm(WORDS)) proceed();
    else reset();
  }, [state, proceed, reset]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
