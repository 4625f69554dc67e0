import type { ReferralPage } from '@verse/api-contract/api';
import { formatShortDollars } from '@verse/api-contract/formats';
import { Card } from '@verse/ui';
import styles from './referral-totals.module.scss';

export function ReferralTotals({ totals: { invites, earned, pending } }: Pick<ReferralPage, 'totals'>) {
  const figures = [
    ['Total Invites', String(invites)],
    ['Total Earned', formatShortDollars(earned)],
    ['Pending Rewards', formatShortDollars(pending)],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([label, figure]) => (
        <Card key={label} className={styles.total}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
