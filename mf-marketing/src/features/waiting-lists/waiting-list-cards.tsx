import { Link } from 'react-router-dom';
import type { WaitingList } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card } from '@verse/ui';
import styles from './waiting-lists.module.scss';

export function WaitingListCards({ lists }: { lists: readonly WaitingList[] }) {
  return (
    <ul className={styles.cards}>
      {lists.map(({ name, title, text, page }) => (
        <Card as="li" key={name} className={styles.card} isInteractive>
          <Badge tone={page === null ? 'warning' : 'success'}>{page === null ? 'In preparation' : 'Open'}</Badge>
          <h2 className={styles.title}>
            {page === null ? (
              <PageLink page="waiting-list" params={{ list: name }} data-card-link>
                {title}
              </PageLink>
            ) : (
              <Link to={page} data-card-link>
                {title}
              </Link>
            )}
          </h2>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
