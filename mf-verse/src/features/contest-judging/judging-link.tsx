import { Link } from 'react-router-dom';
import type { JudgedContestList } from '@verse/api-contract/contest-judging';
import { useShell } from '@verse/contract/react';
import { type Result, useLoad } from '@verse/contract/server-state';
import styles from './judging.module.scss';

/** Links judges to their contests; renders nothing for other members. The page does not wait for it. */
export function JudgingLink() {
  const to = useShell().href('judging');
  const { data } = useLoad<Result<JudgedContestList>>(to ? `${to}/list` : null);
  if (!to || !data?.ok || data.value.contests.length === 0) return null;
  return (
    <Link className={styles.link} to={to}>
      Judging
    </Link>
  );
}
