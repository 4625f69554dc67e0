import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Job } from '@verse/api-contract/api';
import { useFilters } from '@verse/contract/filters';
import { useSession, useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Button, EmptyState } from '@verse/ui';
import { useReturnedAction } from '../../shared/guest-action';
import { LoadMore } from '../../shared/load-more';
import { mayBeStaff } from '../../shared/may-be-staff';
import styles from './job-board.module.scss';
import { JobCard } from './job-card';
import { JobFilterForm } from './job-filter-form';
import { isNarrowed, JOB_FILTERS, type JobFilters } from './job-filters';
import type { JobPageName } from './job-labels';
import { JobTabs } from './job-tabs';
import { SaveSearch } from './searches/save-search';

const PostJob = lazy(async () => {
  const button = await import(/* webpackChunkName: "mf-verse-job-staff" */ './post-job');
  return { default: button.PostJob };
});

const HEADINGS = { all: 'Open jobs', saved: 'Saved jobs', applied: 'Jobs you applied to' } as const;

interface JobBoardProps {
  page: LoadedPage<Job>;
  /** The page that each listed job links to. */
  pageName: JobPageName;
}

export function JobBoard({ page, pageName }: JobBoardProps) {
  const filters = useFilters(JOB_FILTERS, { kept: ['of'], pauseMs: 250 });
  const { values, query, reset } = filters;
  const { box, heading, ...list } = usePagedList<Job>(page, { query, noun: ['job', 'jobs'] });
  const isLoading = useNavigation().state === 'loading';
  useJobRedirect(list.entries, pageName);
  return (
    <div className={styles.board}>
      <JobTabs current={values.of ?? 'all'} />
      <JobFilterForm filters={filters} found={list.shown} />
      <SaveSearch filters={values} />
      {mayBeStaff(useSession()) ? (
        <Suspense>
          <PostJob change={list.change} />
        </Suspense>
      ) : null}
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {HEADINGS[values.of ?? 'all']}
      </h2>
      {list.entries.length === 0 ? <Nothing filters={values} reset={reset} /> : null}
      <ul ref={box} className={styles.jobs} aria-label="Jobs" aria-busy={isLoading}>
        {list.entries.map((job) => (
          <li key={job.id} className={styles.entry} data-entry={job.id} tabIndex={-1}>
            <JobCard job={job} pageName={pageName} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={filters.restAt(page.next)} /> : null}
    </div>
  );
}

/**
 * After sign-in, opens the page of the job that the guest was about to apply for, unless that job is in the loaded part
 * of the list.
 */
function useJobRedirect(jobs: readonly Job[], pageName: JobPageName): void {
  const action = useReturnedAction();
  const { href } = useShell();
  const id = action?.replace(/^[a-z]+-/, '');
  const isElsewhere = action && id && id !== action && !jobs.some((job) => job.id === id);
  const address = isElsewhere ? `${href(pageName, { id })}?act=${encodeURIComponent(action)}` : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
}

function Nothing({ filters, reset }: { filters: JobFilters; reset: () => void }) {
  if (isNarrowed(filters))
    return (
      <EmptyState
        title="No jobs match your search."
        action={
          <Button variant="secondary" onClick={reset}>
            Clear the search
          </Button>
        }
      />
    );
  if (filters.of === 'saved')
    return <EmptyState title="No saved jobs yet.">Press Save on a job to keep it here.</EmptyState>;
  if (filters.of === 'applied')
    return (
      <EmptyState title="No applications yet.">Every job you apply for shows up here, with where it stands.</EmptyState>
    );
  return <EmptyState title="No open jobs right now.">New jobs are posted every week.</EmptyState>;
}
