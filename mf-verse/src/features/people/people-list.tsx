import { useNavigation } from 'react-router-dom';
import type { ListedMember } from '@verse/api-contract/api';
import { useFilters } from '@verse/contract/filters';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Button, EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { PeopleFilterForm } from './people-filter-form';
import { PEOPLE_FILTERS } from './people-filters';
import styles from './people-list.module.scss';
import { PersonCard } from './person-card';

export function PeopleList({ page }: { page: LoadedPage<ListedMember> }) {
  const filters = useFilters(PEOPLE_FILTERS, { pauseMs: 250 });
  const { query, reset } = filters;
  const { box, heading, ...list } = usePagedList(page, { query, noun: ['person', 'people'] });
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.board}>
      <PeopleFilterForm
        filters={filters}
        found={
          <span ref={heading} tabIndex={-1}>
            {list.shown}
          </span>
        }
      />
      {list.entries.length === 0 ? <NoOne isNarrowed={query !== ''} reset={reset} /> : null}
      <ul ref={box} className={styles.people} aria-label="People" aria-busy={isLoading}>
        {list.entries.map((person) => (
          <li key={person.id} className={styles.entry} data-entry={person.id} tabIndex={-1}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={filters.restAt(page.next)} /> : null}
    </div>
  );
}

function NoOne({ isNarrowed, reset }: { isNarrowed: boolean; reset: () => void }) {
  if (!isNarrowed)
    return <EmptyState title="No one to show yet.">Members who fill in a profile appear here.</EmptyState>;
  return (
    <EmptyState
      title="No people match your search."
      action={
        <Button variant="secondary" onClick={reset}>
          Clear the search
        </Button>
      }
    />
  );
}
