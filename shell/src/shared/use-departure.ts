import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '@verse/contract/react';

/**
 * Once `isDue`, asks who is here now and leaves for `to` after `pause` milliseconds, time enough to read why.
 *
 * @example
 * useDeparture(outcome?.ok === true, '/verse/user-profile', 2000);
 */
export function useDeparture(isDue: boolean, to: string, pause: number): void {
  const { session } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    void session.refresh();
    const timer = setTimeout(() => void navigate(to, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [isDue, to, pause, session, navigate]);
}
