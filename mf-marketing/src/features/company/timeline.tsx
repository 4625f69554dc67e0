import company from './company.json';
import styles from './timeline.module.scss';

export function Timeline() {
  return (
    <ol className={styles.list}>
      {company.timeline.map(({ year, event }) => (
        <li key={year} className={styles.entry}>
          <time className={styles.year} dateTime={year}>
            {year}
          </time>
          <p className={styles.event}>{event}</p>
        </li>
      ))}
    </ol>
  );
}
