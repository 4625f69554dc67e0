import { useState } from 'react';
import styles from './posted-at.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
const AGO = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const STEPS = [
  ['minute', MINUTE_MS, 60],
  ['hour', 60 * MINUTE_MS, 24],
  ['day', 24 * 60 * MINUTE_MS, 14],
] as const;

/** "3 hours ago", and nothing for what is two weeks old or more. */
function ago(moment: Date, now: number): string | undefined {
  const past = Math.max(0, now - moment.getTime());
  if (past < MINUTE_MS) return 'just now';
  const step = STEPS.find(([, length, most]) => past < most * length);
  return step && AGO.format(-Math.floor(past / step[1]), step[0]);
}

interface PostedAtProps {
  at: string;
  editedAt: string | null;
}

/** The day in the reader's zone, how long ago that is, and on request the moment with its zone. */
export function PostedAt({ at, editedAt }: PostedAtProps) {
  const moment = new Date(at);
  const [now] = useState(() => Date.now());
  const relative = ago(moment, now);
  return (
    <span className={styles.at}>
      <time dateTime={at} title={MOMENT.format(moment)}>
        {DAY.format(moment)}
        {relative ? ` · ${relative}` : null}
      </time>
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
