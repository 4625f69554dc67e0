import styles from '../page-hero.module.scss';

/** A dial, for pages about numbers. */
export const FiguresChart = () => (
  <>
    <ellipse className={styles.ticks} cx="610" cy="300" rx="240" ry="240" />
    <ellipse cx="610" cy="300" rx="200" ry="200" />
    <ellipse cx="610" cy="300" rx="110" ry="110" />
    <path d="M610 300 751 159" />
    <circle className={styles.body} cx="610" cy="300" r="26" />
    <circle className={styles.moon} cx="751" cy="159" r="13" />
    <circle className={styles['far-moon']} cx="500" cy="300" r="9" />
  </>
);
