import styles from '../page-hero.module.scss';

/** Four bodies, each on its own orbit. */
export const FeaturesChart = () => (
  <>
    {[180, 300, 420, 540].map((radius) => (
      <ellipse key={radius} cx="850" cy="620" rx={radius} ry={radius} />
    ))}
    <circle className={styles.body} cx="712" cy="504" r="34" />
    <circle className={styles.moon} cx="747" cy="338" r="20" />
    <circle className={styles['far-moon']} cx="506" cy="379" r="13" />
    <circle className={styles.body} cx="597" cy="143" r="9" />
  </>
);
