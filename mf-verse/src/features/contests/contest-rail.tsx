import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Contest } from '@verse/api-contract/api';
import { formatShortDollars, formatTimeLeft } from '@verse/api-contract/formats';
import { Card, ProgressBar } from '@verse/ui';
import { ContestEntry } from './contest-entry';
import styles from './contest-rail.module.scss';

const ContestStaff = lazy(async () => {
  const staff = await import(/* webpackChunkName: "mf-verse-contest-staff" */ './contest-staff');
  return { default: staff.ContestStaff };
});

interface ContestRailProps {
  contest: Contest;
  /** The current server time. */
  now: number;
  isStaff: boolean;
  titleId: string;
}

/** Prize, time left and the way in. A column that stays on wide screens, a bar at the bottom on narrow ones. */
export function ContestRail({ contest, now, isStaff, titleId }: ContestRailProps) {
  const { revalidate } = useRevalidator();
  const { prizePool, entryFee, deadline, status, participants, maxParticipants } = contest;
  const hasEnded = status === 'ended';
  return (
    <section className={styles.rail} aria-label="Take part" data-ended={hasEnded || undefined}>
      <Card className={styles.card}>
        <dl className={styles.facts}>
          <div className={styles.prize}>
            <dt>Prize pool</dt>
            <dd>{formatShortDollars(prizePool)}</dd>
          </div>
          <div>
            <dt>Time left</dt>
            <dd>{formatTimeLeft(Date.parse(deadline), hasEnded ? Infinity : now)}</dd>
          </div>
          <div className={styles.more}>
            <dt>Entry fee</dt>
            <dd>{entryFee === 0 ? 'Free' : formatShortDollars(entryFee)}</dd>
          </div>
        </dl>
        <ContestEntry contest={contest} titleId={titleId} isAlone onChange={revalidate} />
        <ProgressBar
          className={styles.more}
          label="Participants"
          value={Math.min(participants, maxParticipants)}
          max={maxParticipants}
          figure={`${participants} / ${maxParticipants}`}
        />
      </Card>
      {isStaff ? (
        <Suspense>
          <ContestStaff contest={contest} titleId={titleId} onChange={() => void revalidate()} />
        </Suspense>
      ) : null}
    </section>
  );
}
