import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './posted-at.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
const RELATIVE_TIME = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const STEPS = [
  ['minute', MINUTE_MS, 60],
  ['hour', 60 * MINUTE_MS, 24],
  ['day', 24 * 60 * MINUTE_MS, 14],
] as const;

/** Returns a relative time, e.g. "3 hours ago"; undefined if it is more than two weeks ago. */
function toRelativeTime(moment: Date, now: number): string | undefined {
  const past = Math.max(0, now - moment.getTime());
  if (past < MINUTE_MS) return 'just now';
  const step = STEPS.find(([, length, most]) => past < most * length);
  return step && RELATIVE_TIME.format(-Math.floor(past / step[1]), step[0]);
}

interface PostedAtProps {
  at: string;
  editedAt: string | null;
  /** Link to the post's page. */
  to?: string | undefined;
}

/** Shows the date in the visitor's time zone; on hover, the exact and relative times. */
export function PostedAt({ at, editedAt, to }: PostedAtProps) {
  const moment = new Date(at);
  const [now] = useState(() => Date.now());
  const relative = toRelativeTime(moment, now);
  const posted = (
    <time dateTime={at} title={[MOMENT.format(moment), relative].filter(Boolean).join(', ')}>
      {DAY.format(moment)}
    </time>
  );
  return (
    <span className={styles.at}>
      {to === undefined ? posted : <Link to={to}>{posted}</Link>}
      {editedAt ? (
        <>
          {' · '}
          <time dateTime={editedAt} title={MOMENT.format(new Date(editedAt))}>
            edited
          </time>
        </>
      ) : null}
    </span>
  );
}
