import { useNavigation } from 'react-router-dom';
import type { ListedMember } from '@verse/api-contract/people';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Button, EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { useAddressChoice } from '../../shared/use-address-choice';
import { parsePeopleChoice, peopleQuery } from './people-choice';
import { PeopleFilter } from './people-filter';
import styles from './people-list.module.scss';
import { PersonCard } from './person-card';

export function PeopleList({ page }: { page: LoadedPage<ListedMember> }) {
  const { chosen, choose, reset } = useAddressChoice();
  const choice = parsePeopleChoice(chosen);
  const query = peopleQuery(choice);
  const { box, heading, ...list } = usePagedList(page, { query, noun: ['person', 'people'] });
  const isLoading = useNavigation().state === 'loading';
  const rest = new URLSearchParams([...new URLSearchParams(query), ['after', page.next ?? '']]);
  return (
    <div className={styles.board}>
      <PeopleFilter choice={choice} choose={choose} />
      <p className={styles.count} ref={heading} tabIndex={-1}>
        {list.shown}
      </p>
      {list.entries.length === 0 ? <NoOne isNarrowed={query !== ''} reset={reset} /> : null}
      <ul ref={box} className={styles.people} aria-label="People" aria-busy={isLoading}>
        {list.entries.map((person) => (
          <li key={person.id} className={styles.entry} data-entry={person.id} tabIndex={-1}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={page.next === null ? undefined : `?${rest}`} /> : null}
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
