import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';
import { Button, EmptyState } from '@verse/ui';
import { useAddressChoice } from '../../shared/use-address-choice';
import { useServerClock } from '../../shared/use-server-clock';
import { ContestCard, type ContestPlace } from './contest-card';
import { chosenFrom, collectTags, parseContestChoice } from './contest-choice';
import { ContestFilter } from './contest-filter';
import styles from './contest-list.module.scss';
import type { Contests } from './contests.api';

const ContestFormDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-contest-staff" */ './contest-form-dialog');
  return { default: dialog.ContestFormDialog };
});

interface ContestListProps {
  list: Contests;
  /** The page that a contest of the list opens. */
  place: ContestPlace;
  aside?: ReactNode;
}

export function ContestList({ list, place, aside }: ContestListProps) {
  const { contests } = list;
  const { chosen: search, choose, reset } = useAddressChoice();
  const choice = parseContestChoice(search);
  const now = useServerClock(list);
  const chosen = chosenFrom(contests, choice);
  const isStaff = can(useSession().user?.role, 'contests.write');
  return (
    <div className={styles.list}>
      {isStaff ? <AddContest /> : null}
      <ContestFilter choice={choice} choose={choose} tags={collectTags(contests)} />
      <div className={styles.row}>
        <p className={styles.count} role="status">
          {chosen.length === 1 ? '1 contest' : `${chosen.length} contests`}
        </p>
        {aside}
      </div>
      {chosen.length === 0 ? (
        <EmptyState
          title="No contests match your filters."
          action={
            <Button variant="secondary" onClick={reset}>
              Show all contests
            </Button>
          }
        />
      ) : null}
      <ul className={styles.contests} aria-label="Contests">
        {chosen.map((contest) => (
          <li key={contest.id}>
            <ContestCard contest={contest} now={now} isStaff={isStaff} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddContest() {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        Add a contest
      </Button>
      {isAdding ? (
        <Suspense>
          <ContestFormDialog onClose={() => setAdding(false)} onDone={() => void revalidate()} />
        </Suspense>
      ) : null}
    </div>
  );
}
