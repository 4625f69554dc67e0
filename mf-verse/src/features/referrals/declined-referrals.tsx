import { useId } from 'react';
import type { DeclinedReferral } from '@verse/api-contract/referrals';
import { Stack } from '@verse/ui';
import styles from './declined-referrals.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Referrals that were not rewarded, each with the reason given by the team. */
export function DeclinedReferrals({ declined }: { declined: readonly DeclinedReferral[] }) {
  const id = useId();
  if (declined.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Not rewarded
      </h2>
      <ul className={styles.list}>
        {declined.map((one) => (
          <li key={one.id} className={styles.one}>
            <p>
              <strong className={styles.name}>{one.name}</strong>{' '}
              <time className={styles.date} dateTime={one.date}>
                joined {DAY.format(new Date(one.date))}
              </time>
            </p>
            <p className={styles.reason}>{one.reason}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
