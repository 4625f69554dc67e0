import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Whenever the path changes, moves the focus to the new content, as a full page load would. If the path stays the same,
 * the focus only moves if the pressed link has disappeared. Scrolling is left to the router (`ScrollRestoration`),
 * which scrolls to the top after a click and to the previous position after Back or Forward.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });

  useEffect(() => {
    performance.mark('verse:hydrated');
    delete document.documentElement.dataset.scripts;
  }, []);

  useBeforePaint(() => {
    if (last.current.key === key) return;
    delete document.documentElement.dataset.afresh;
    const isOtherPage = last.current.pathname !== pathname;
    last.current = { pathname, key };
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const heading = isOtherPage ? (target ?? document.getElementById('main')) : target;
    if (isOtherPage || document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
