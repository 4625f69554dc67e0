import { Skeleton } from '@verse/ui';
import styles from './post-waiting.module.scss';

/** Placeholder for a post while it loads. */
export function PostWaiting() {
  return (
    <div className={styles.waiting}>
      <p role="status">Loading post...</p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
