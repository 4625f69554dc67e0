import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * On every change of path the page is at its top and assistive technology is in the new content, as after a full load.
 * A hash names its own place, and the first page is where the browser has put it.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    performance.mark('verse:hydrated');
  }, []);

  useBeforePaint(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
