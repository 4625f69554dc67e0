import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FixedPage } from '@verse/contract/addresses';
import { useShell } from '@verse/contract/react';

/**
 * Once `isDue`, refreshes the session and leaves for a page after `pause` milliseconds, time enough to read why.
 *
 * @example
 * useDeparture(outcome?.ok === true, 'profile', 2000);
 */
export function useDeparture(isDue: boolean, page: FixedPage, pause: number): void {
  const { session, href } = useShell();
  const to = href(page) ?? '/';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    void session.refresh();
    const timer = setTimeout(() => void navigate(to, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [isDue, to, pause, session, navigate]);
}
