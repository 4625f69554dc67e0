import { useState } from 'react';
import { formatDeadline, formatExactMoment } from '@verse/api-contract/formats';
import { useHydrated } from '@verse/ui';
import styles from './moment-text.module.scss';

interface MomentTextProps {
  moment: string;
  /** Whether something starts at this moment, rather than ends. */
  isStart?: boolean;
}

/**
 * A timestamp in the reader's time zone, short: `Tue 8 Dec, midnight`. Pressing it, or hovering, shows it to the second
 * with its zone. Rendered in UTC on the server, which does not know the zone.
 */
export function MomentText({ moment, isStart = false }: MomentTextProps) {
  const isHydrated = useHydrated();
  const [isExact, setExact] = useState(false);
  const [thisYear] = useState(() => new Date().getFullYear());
  if (!isHydrated) return <time dateTime={moment}>{formatDeadline(moment, { zone: 'UTC', isStart })}</time>;
  const exact = formatExactMoment(moment);
  return (
    <button type="button" className={styles.moment} title={exact} onClick={() => setExact(!isExact)}>
      <time dateTime={moment}>{isExact ? exact : formatDeadline(moment, { thisYear, isStart })}</time>
    </button>
  );
}
