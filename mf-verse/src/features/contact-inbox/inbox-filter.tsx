import { Link } from 'react-router-dom';
import { inboxQuery, type InboxStatus, STATUS_WORDS, STATUSES } from './inbox';
import styles from './inbox-filter.module.scss';

interface InboxFilterProps {
  status: InboxStatus | undefined;
}

/** The filter is in the URL, so that it can be bookmarked, shared and reached with Back. */
export function InboxFilter({ status }: InboxFilterProps) {
  return (
    <nav aria-label="Filter by status">
      <ul className={styles.states}>
        {[undefined, ...STATUSES].map((state) => (
          <li key={state ?? 'all'}>
            <Link
              className={styles.state}
              to={{ search: inboxQuery({ status: state, page: 1 }) }}
              aria-current={state === status ? 'page' : undefined}
            >
              {state ? STATUS_WORDS[state] : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
