import { Arrow } from './arrow';
import { PlaceLink } from '@verse/contract/place-link';
import styles from './figure-list.module.scss';

interface FigureListProps {
  label: string;
  figures: { number: string; label: string }[];
  className?: string | undefined;
}

/** Large figures, each with what it counts, and the way to those that are counted live. */
export function FigureList({ label, figures, className = '' }: FigureListProps) {
  return (
    <div className={`${styles.figures} ${className}`}>
      <ul className={styles.list} aria-label={label}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.item}>
            <strong className={styles.number}>{figure.number}</strong> <span className={styles.label}>{figure.label}</span>
          </li>
        ))}
      </ul>
      <PlaceLink place="open" className={styles.more}>
        See the live figures
        <Arrow size={18} />
      </PlaceLink>
    </div>
  );
}
