import styles from './figure-list.module.scss';

interface FigureListProps {
  label: string;
  figures: { number: string; label: string }[];
  className?: string | undefined;
}

/** Large numbers, each with a label that says what it counts. */
export function FigureList({ label, figures, className = '' }: FigureListProps) {
  return (
    <ul className={`${styles.list} ${className}`} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.label} className={styles.item}>
          <strong className={styles.number}>{figure.number}</strong>{' '}
          <span className={styles.label}>{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
