import { useId } from 'react';
import type { Referral } from '@verse/api-contract/api';
import { formatShortDate, formatShortDollars } from '@verse/api-contract/formats';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Badge, EmptyState, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import styles from './referral-history.module.scss';

interface ReferralHistoryProps {
  first: LoadedPage<Referral>;
}

const COLUMNS = ['Name', 'Email', 'Date', 'Status', 'Reward'];
const TONES = { Completed: 'success', Pending: 'warning' } as const;

export function ReferralHistory({ first }: ReferralHistoryProps) {
  const { box, heading, ...list } = usePagedList(first, { noun: ['referral', 'referrals'] });
  const id = useId();
  return (
    <Stack>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          Referral History
        </h2>
        <a className={styles.ledger} href="/api/referrals/ledger.csv" download>
          Download the ledger (CSV)
        </a>
      </div>
      {list.entries.length === 0 ? (
        <EmptyState title="No referrals yet. Share your link to start.">
          <p>Everyone who joins shows up here.</p>
        </EmptyState>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={box}>
              {list.entries.map((referral) => (
                <Row key={referral.id} referral={referral} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.entries.some(({ isUnderReview }) => isUnderReview) ? (
        <p className={styles.note}>After 20 rewards in 30 days we check each one first. We’ll tell you.</p>
      ) : null}
      <LoadMore list={list} />
    </Stack>
  );
}

function Row({ referral: { id, name, email, date, status, reward, isUnderReview } }: { referral: Referral }) {
  return (
    <tr data-entry={id} tabIndex={-1}>
      <td dir="auto">{name}</td>
      <td>{email}</td>
      <td>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </td>
      <td className={styles.status}>
        <Badge tone={TONES[status]}>{status}</Badge>
        {isUnderReview ? <span className={styles.review}>Under review</span> : null}
      </td>
      <td className={styles.reward}>{formatShortDollars(reward)}</td>
    </tr>
  );
}
