import styles from '../page-hero.module.scss';

/** Two overlapping orbits. */
export const ContactChart = () => (
  <>
    <ellipse cx="490" cy="310" rx="180" ry="180" />
    <ellipse cx="700" cy="310" rx="180" ry="180" />
    <circle className={styles.body} cx="490" cy="310" r="40" />
    <circle className={styles.moon} cx="700" cy="310" r="28" />
    <circle className={styles['far-moon']} cx="595" cy="164" r="10" />
  </>
);
