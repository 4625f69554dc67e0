import { Skeleton } from '@verse/ui';
import styles from './section.module.scss';

/** The outline of a page whose section is loading. */
export function SectionSkeleton() {
  return (
    <div className={styles.section} role="status">
      <p className={styles.word}>Loading...</p>
      <Skeleton shape="title" />
      <Skeleton className={styles.line} />
      <div className={styles.cards}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
