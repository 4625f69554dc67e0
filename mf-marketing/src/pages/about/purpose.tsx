import { mission, vision } from '../../features/company';
import styles from './purpose.module.scss';

export function Purpose() {
  return (
    <div className={styles.pair}>
      <section className={styles.panel} data-look="mission">
        <h2 className={styles.label}>Our mission</h2>
        <p className={styles.words}>{mission}</p>
      </section>
      <section className={styles.panel} data-look="vision">
        <h2 className={styles.label}>Our vision</h2>
        <p className={styles.words}>{vision}</p>
      </section>
    </div>
  );
}
