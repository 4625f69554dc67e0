import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFullMoment, formatShortDate, formatTimeAgo } from '@verse/api-contract/formats';
import styles from './posted-at.module.scss';

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
  const relative = formatTimeAgo(moment, now);
  const posted = (
    <time dateTime={at} title={[formatFullMoment(moment), relative].filter(Boolean).join(', ')}>
      {formatShortDate(moment)}
    </time>
  );
  return (
    <span className={styles.at}>
      {to === undefined ? posted : <Link to={to}>{posted}</Link>}
      {editedAt ? (
        <>
          {' · '}
          <time dateTime={editedAt} title={formatFullMoment(editedAt)}>
            edited
          </time>
        </>
      ) : null}
    </span>
  );
}
