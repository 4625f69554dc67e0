import { useState } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Job } from '@verse/api-contract/jobs';
import { useSession } from '@verse/contract/react';
import { Button, EmptyState } from '@verse/ui';
import type { LoadedPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { useList } from '../../shared/use-list';
import styles from './job-board.module.scss';
import { JobCard } from './job-card';
import { isNarrowed, type JobChoice, jobQuery, mayPost } from './job-choice';
import { JobFilter } from './job-filter';
import { JobFormDialog } from './job-form-dialog';
import { useJobChoice } from './use-job-choice';

const HEADINGS = { all: 'Open jobs', saved: 'Saved jobs', applied: 'Jobs you applied to' } as const;

export function JobBoard({ page }: { page: LoadedPage<Job> }) {
  const { choice, choose, reset } = useJobChoice();
  const { box, heading, ...list } = useList<Job>(page, { query: jobQuery(choice), noun: ['job', 'jobs'] });
  const isPoster = mayPost(useSession());
  const [isPosting, setPosting] = useState(false);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.board}>
      <JobFilter choice={choice} choose={choose} />
      <div className={styles.head}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {HEADINGS[choice.of ?? 'all']}
        </h2>
        {isPoster ? (
          <Button variant="secondary" onClick={() => setPosting(true)}>
            Post a job
          </Button>
        ) : null}
      </div>
      {list.entries.length === 0 ? <Nothing choice={choice} reset={reset} /> : null}
      <ul ref={box} className={styles.jobs} aria-label="Jobs" aria-busy={isLoading}>
        {list.entries.map((job) => (
          <li key={job.id} className={styles.entry} data-entry={job.id} tabIndex={-1}>
            <JobCard job={job} isPoster={isPoster} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
      {isPosting ? <JobFormDialog onClose={() => setPosting(false)} onDone={list.add} /> : null}
    </div>
  );
}

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
