import type { JobListName } from '@verse/api-contract/work/jobs.values';
import { useSession, useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

interface JobTabsProps {
  /** The open Job Hub list, or another page of the Job Hub. */
  current: JobListName | 'all' | 'searches';
}

/** Tabs to a member's lists: all jobs, saved jobs, applications, saved searches. */
export function JobTabs({ current }: JobTabsProps) {
  const { href } = useShell();
  if (useSession().status !== 'member') return null;
  const jobs = href('jobs') ?? '';
  return (
    <PageTabs
      label="Job Hub"
      tabs={[
        { name: 'All jobs', to: jobs, isCurrent: current === 'all' },
        { name: 'Saved', to: `${jobs}?of=saved`, isCurrent: current === 'saved' },
        { name: 'Applications', to: href('own-applications'), isCurrent: current === 'applied' },
        { name: 'Searches', to: href('job-searches'), isCurrent: current === 'searches' },
      ]}
    />
  );
}
