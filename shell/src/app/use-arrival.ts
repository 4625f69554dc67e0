import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves assistive technology into the new content on every change of path, as a full load would. Where the page is
 * scrolled to is the router's business (`ScrollRestoration`): the top after a click, the old place after Back or Forward.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    performance.mark('verse:hydrated');
  }, []);

  useBeforePaint(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
