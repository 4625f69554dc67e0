import { Button, ButtonLink, useHydrated } from '@verse/ui';
import styles from './load-more.module.scss';
import type { useList } from './use-list';

interface LoadMoreProps {
  list: Pick<ReturnType<typeof useList>, 'hasMore' | 'isLoading' | 'failure' | 'said' | 'shown' | 'loadMore'>;
  /** Where the rest is on a page that the server renders: until scripts run, the button is a link. */
  moreAt?: string | undefined;
}

/** How much of a list is shown, and the way to the rest. */
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
