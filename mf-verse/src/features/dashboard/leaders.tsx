import { Link } from 'react-router-dom';
import type { Dashboard, Leaders as LeadersData } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Badge, EmptyState } from '@verse/ui';
import styles from './leaders.module.scss';
import { Part } from './part';
import rows from './rows.module.scss';

interface LeadersProps {
  board: Dashboard | undefined;
  leaders: LeadersData | undefined;
}

/**
 * The members with the most points, shown only to members with a plan. Other members see a note that the list is part
 * of Pro.
 */
export function Leaders({ board, leaders }: LeadersProps) {
  const plan = board?.figures.find(({ name }) => name === 'plan');
  if (plan && !plan.value)
    return (
      <Part title="Leading members">
        <p>
          The leaderboard is part of Pro. <a href="#plan">See your plan</a>
        </p>
      </Part>
    );
  return (
    <Part title="Leading members" hasFailed={!leaders}>
      {leaders?.leaders.length === 0 ? <EmptyState title="No points yet." /> : null}
      <ol className={rows.list}>
        {leaders?.leaders.map((leader) => (
          <li key={leader.handle} className={rows.row}>
            <Leader {...leader} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Leader({ rank, points, name, handle, isCaller }: LeadersData['leaders'][number]) {
  const page = useShell().href('member', { handle });
  return (
    <>
      <span className={styles.rank}>#{rank}</span>
      <bdi>{page ? <Link to={page}>{name}</Link> : name}</bdi>
      {isCaller ? <Badge>You</Badge> : null}
      <span className={styles.points}>{formatCount(points, 'point')}</span>
    </>
  );
}
