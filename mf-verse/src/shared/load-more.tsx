import type { PagedList } from '@verse/contract/server-state';
import { Button, ButtonLink, useHydrated } from '@verse/ui';
import styles from './load-more.module.scss';

interface LoadMoreProps {
  list: PagedList;
  /** URL of the next page, for server-rendered pages: until hydration, the button is a link to it. */
  moreAt?: string | undefined;
}

/** Shows how much of the list is loaded, and a button that loads more. */
export function LoadMore({ list: { hasMore, isLoading, failure, said, shown, loadMore }, moreAt }: LoadMoreProps) {
  const isHydrated = useHydrated();
  const isLink = moreAt !== undefined && !isHydrated;
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{shown}</p>
      <p className={styles.said} role="status">
        {isLoading ? 'Loading…' : (failure ?? said)}
      </p>
      {hasMore && isLink ? (
        <ButtonLink href={moreAt} variant="secondary">
          Load more
        </ButtonLink>
      ) : null}
      {hasMore && !isLink ? (
        <Button variant="secondary" isBusy={isLoading} onClick={loadMore}>
          {failure ? 'Try again' : 'Load more'}
        </Button>
      ) : null}
    </div>
  );
}
