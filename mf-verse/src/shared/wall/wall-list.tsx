import type { ReactNode, Ref } from 'react';
import styles from './wall.module.scss';

interface WallListProps {
  label: string;
  ref?: Ref<HTMLUListElement>;
  /** Tiles. */
  children: ReactNode;
}

/** Tiles in two, three or five columns, each picture in its own proportion. */
export const WallList = ({ label, ref, children }: WallListProps) => (
  <div className={styles.frame}>
    <ul ref={ref} className={styles.wall} aria-label={label}>
      {children}
    </ul>
  </div>
);
