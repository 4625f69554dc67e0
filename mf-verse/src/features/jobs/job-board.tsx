import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Job } from '@verse/api-contract/jobs';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Button, EmptyState } from '@verse/ui';
import { useReturnedAction } from '../../shared/guest-action';
import { LoadMore } from '../../shared/load-more';
import { mayBeStaff } from '../../shared/may-be-staff';
import { useAddressChoice } from '../../shared/use-address-choice';
import styles from './job-board.module.scss';
import { JobCard } from './job-card';
import { isNarrowed, type JobChoice, jobQuery, parseJobChoice } from './job-choice';
import { JobFilter } from './job-filter';
import { JobTabs } from './job-tabs';
import type { JobPageName } from './job-words';
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
  const { chosen, choose, reset } = useAddressChoice(['of']);
  const choice = parseJobChoice(chosen);
  const query = jobQuery(choice);
  const { box, heading, ...list } = usePagedList<Job>(page, { query, noun: ['job', 'jobs'] });
  const isLoading = useNavigation().state === 'loading';
  useJobRedirect(list.entries, pageName);
  return (
    <div className={styles.board}>
      <JobTabs current={choice.of ?? 'all'} />
      <JobFilter choice={choice} choose={choose} />
      <SaveSearch choice={choice} />
      <div className={styles.head}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {HEADINGS[choice.of ?? 'all']}
        </h2>
        {mayBeStaff(useSession()) ? (
          <Suspense fallback={<HireLink />}>
            <PostJob change={list.change}>
              <HireLink />
            </PostJob>
          </Suspense>
        ) : (
          <HireLink />
        )}
      </div>
      {list.entries.length === 0 ? <Nothing choice={choice} reset={reset} /> : null}
      <ul ref={box} className={styles.jobs} aria-label="Jobs" aria-busy={isLoading}>
        {list.entries.map((job) => (
          <li key={job.id} className={styles.entry} data-entry={job.id} tabIndex={-1}>
            <JobCard job={job} pageName={pageName} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={addressOfRest(page, query)} /> : null}
    </div>
  );
}

const addressOfRest = ({ next }: LoadedPage<Job>, query: string): string | undefined =>
  next === null ? undefined : `?${new URLSearchParams([...new URLSearchParams(query), ['after', next]])}`;

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

const HireLink = () => <PageLink page="hire">Post a job</PageLink>;

function Nothing({ choice, reset }: { choice: JobChoice; reset: () => void }) {
  if (isNarrowed(choice))
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
  if (choice.of === 'saved')
    return <EmptyState title="No saved jobs yet.">Press Save on a job to keep it here.</EmptyState>;
  if (choice.of === 'applied')
    return (
      <EmptyState title="No applications yet.">Jobs you apply to appear here, with what became of them.</EmptyState>
    );
  return <EmptyState title="No open jobs right now.">New jobs are posted every week.</EmptyState>;
}
