import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

export interface ServerClock {
  serverNow: string;
  /** By how much this device's clock is behind the server's, in milliseconds. */
  behindBy: number;
}

const MINUTE_MS = 60_000;
/** Returning to the page after this long loads it again. */
const AWAY_MS = 5 * MINUTE_MS;

/**
 * The server's time, minute by minute: a device whose clock is wrong shows the same time left as any other.
 *
 * @param isKept whether a return leaves the data as they are, such as a list that would begin at its start again
 */
export function useServerClock({ serverNow, behindBy }: ServerClock, isKept = false): number {
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    let seenAt = Date.now();
    const tick = () => setNow(Date.now() + behindBy);
    const handleReturn = () => {
      if (document.visibilityState === 'hidden') seenAt = Date.now();
      else if (Date.now() - seenAt > AWAY_MS && !isKept) void revalidate();
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
