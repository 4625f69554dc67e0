import { Link } from 'react-router-dom';
import type { JudgedContestList } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { type Result, useLoad } from '@verse/contract/server-state';
import parts from '../../shared/contest-parts.module.scss';

/**
 * Links judges to the contests they judge; renders nothing for other members. The contests are loaded separately, so
 * that they do not delay the page.
 */
export function JudgingLink() {
  const to = useShell().href('judging');
  const { data } = useLoad<Result<JudgedContestList>>(to ? `${to}/list` : null);
  if (!to || !data?.ok || data.value.contests.length === 0) return null;
  return (
    <Link className={parts.link} to={to}>
      Judging
    </Link>
  );
}
