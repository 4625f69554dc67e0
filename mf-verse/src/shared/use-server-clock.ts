import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { MINUTE_MS } from '@verse/api-contract/time';

export interface ServerClock {
  serverNow: string;
  /** Number of milliseconds by which this device's clock is behind the server's. */
  behindBy: number;
}

/** The page data is reloaded if the user returns to the page after being away for longer than this. */
const AWAY_MS = 5 * MINUTE_MS;

/**
 * Returns the server time, updated every minute, so that the remaining time is correct even if the device's clock is
 * wrong.
 *
 * @param isKept whether to keep the data when the user returns to the page, e.g. for a list that a reload would reset
 */
export function useServerClock({ serverNow, behindBy }: ServerClock, isKept = false): number {
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    let seenAt = Date.now();
    const tick = () => setNow(Date.now() + behindBy);
    const handleReturn = () => {
      if (document.visibilityState === 'hidden') seenAt = Date.now();
      else if (Date.now() - seenAt > AWAY_MS && !isKept && navigator.onLine) void revalidate();
      tick();
    };
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [behindBy, isKept, revalidate]);
  return now;
}
