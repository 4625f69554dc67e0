import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves the focus into the new content on every change of path, as a full load would; on the same page only if the
 * change removed the pressed link. The router handles scrolling (`ScrollRestoration`): to the top after a click, to the
 * old position after Back or Forward.
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
