import { Skeleton, Stack } from '@verse/ui';
import styles from './post-grid.module.scss';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder for posts while they load. */
export function PostsWaiting() {
  return (
    <div>
      <p className={styles.waiting} role="status">
        Loading posts...
      </p>
      <div className={styles.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <Stack key={place}>
            <Skeleton shape="block" />
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ))}
      </div>
    </div>
  );
}
