import { useId } from 'react';
import type { DeclinedReferral } from '@verse/api-contract/api';
import { formatShortDate } from '@verse/api-contract/formats';
import { Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import styles from './declined-referrals.module.scss';

/** Referrals that were not rewarded, each with the reason given by the team. */
export function DeclinedReferrals({ declined }: { declined: readonly DeclinedReferral[] }) {
  const id = useId();
  if (declined.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>Not rewarded</h2>
      <ul data-plain>
        {declined.map((one) => (
          <li key={one.id} className={styles.one}>
            <p>
              <strong className={styles.name}>{one.name}</strong>{' '}
              <MutedText as="time" dateTime={one.date}>
                joined {formatShortDate(one.date)}
              </MutedText>
            </p>
            <p className={styles.reason}>{one.reason}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
