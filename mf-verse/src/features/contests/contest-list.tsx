import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Contest } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useFilters } from '@verse/contract/filters';
import { useSession } from '@verse/contract/react';
import { usePagedList, useSend } from '@verse/contract/server-state';
import { Button, EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { mayBeStaff } from '../../shared/may-be-staff';
import { useServerClock } from '../../shared/use-server-clock';
import { ContestCard, type ContestPageName } from './contest-card';
import { ContestFilterForm } from './contest-filter-form';
import { CONTEST_FILTERS } from './contest-filters';
import styles from './contest-list.module.scss';
import { type Contests, findContest } from './contests.api';

/** Debounce delay. */
const PAUSE_MS = 250;

const AddContest = lazy(async () => {
  const button = await import(/* webpackChunkName: "mf-verse-contest-staff" */ './add-contest');
  return { default: button.AddContest };
});

interface ContestListProps {
  list: Contests;
  /** The page that each listed contest links to. */
  pageName: ContestPageName;
  aside?: ReactNode;
}

export function ContestList({ list: page, pageName, aside }: ContestListProps) {
  const filters = useFilters(CONTEST_FILTERS, { pauseMs: PAUSE_MS });
  const { query, reset } = filters;
  const { box, heading, ...list } = usePagedList<Contest>(page, { query, noun: ['contest', 'contests'] });
  const { entries, hasMore } = list;
  const now = useServerClock(page, entries.length > page.entries.length);
  const isStaff = mayBeStaff(useSession());
  const refresh = useRefresh(list.replace);
  return (
    <div className={styles.list}>
      {isStaff ? (
        <Suspense>
          <AddContest />
        </Suspense>
      ) : null}
      <ContestFilterForm
        filters={filters}
        tags={withChosen(page.tags, filters.values.tag)}
        found={
          <span ref={heading} tabIndex={-1}>
            {hasMore ? list.shown : formatCount(entries.length, 'contest')}
          </span>
        }
      />
      {aside}
      {entries.length === 0 && !hasMore ? <Nothing reset={reset} /> : null}
      <ul
        ref={box}
        className={styles.contests}
        aria-label="Contests"
        aria-busy={useNavigation().state === 'loading' || undefined}
      >
        {entries.map((contest) => (
          <li key={contest.id} data-entry={contest.id} tabIndex={-1}>
            <ContestCard contest={contest} now={now} isStaff={isStaff} pageName={pageName} onChange={refresh} />
          </li>
        ))}
      </ul>
      {page.next === null ? null : <LoadMore list={list} moreAt={filters.restAt(page.next)} />}
    </div>
  );
}

/** Adds the selected tag if it is missing, because the URL may name a tag that none of the newest contests has. */
const withChosen = (tags: string[], chosen: string | undefined): string[] =>
  chosen === undefined || tags.includes(chosen) ? tags : [...tags, chosen];

/** Reloads a single contest in the list, keeping the pages loaded so far. */
function useRefresh(replace: (contest: Contest) => void) {
  const send = useSend();
  return async (id: string) => {
    const result = await send((client) => findContest(client, id));
    if (result.ok) replace(result.value.contest);
  };
}

const Nothing = ({ reset }: { reset: () => void }) => (
  <EmptyState
    title="No contests match your filters."
    action={
      <Button variant="secondary" onClick={reset}>
        Show all contests
      </Button>
    }
  />
);
