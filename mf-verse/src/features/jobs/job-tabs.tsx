import { Link } from 'react-router-dom';
import type { JobListName } from '@verse/api-contract/jobs';
import { useSession, useShell } from '@verse/contract/react';
import styles from './job-tabs.module.scss';

interface JobTabsProps {
  /** The list of the Job Hub that is open, or another page of it. */
  current: JobListName | 'all' | 'searches';
}

/** The lists of a member: open jobs, saved ones, applications, saved searches. */
export function JobTabs({ current }: JobTabsProps) {
  const { href } = useShell();
  if (useSession().status !== 'member') return null;
  const jobs = href('jobs') ?? '';
  const tab = (name: string, to: string | undefined, is: boolean) =>
    to ? (
      <li key={name}>
        <Link className={styles.tab} to={to} aria-current={is ? 'page' : undefined}>
          {name}
        </Link>
      </li>
    ) : null;
  return (
    <nav className={styles.frame} aria-label="Job Hub">
      <ul className={styles.tabs}>
        {tab('All jobs', jobs, current === 'all')}
        {tab('Saved', `${jobs}?of=saved`, current === 'saved')}
        {tab('Applications', href('own-applications'), current === 'applied')}
        {tab('Searches', href('job-searches'), current === 'searches')}
      </ul>
    </nav>
  );
}
