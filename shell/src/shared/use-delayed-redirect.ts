import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FixedPage } from '@verse/contract/addresses';
import { useShell } from '@verse/contract/react';
import { takeDestination } from './kept-destination';

/**
 * Once `isDue`, refreshes the session, waits `pause` milliseconds so that the message can be read, and redirects to the
 * page that a new member wanted to open, or else to `page`.
 *
 * @example useDelayedRedirect(result?.ok === true, 'profile', 2000);
 */
export function useDelayedRedirect(isDue: boolean, page: FixedPage, pause: number): void {
  const { session, href } = useShell();
  const to = href(page) ?? '/';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    void session.refresh();
    const timer = setTimeout(() => void navigate(takeDestination(to), { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [isDue, to, pause, session, navigate]);
}
