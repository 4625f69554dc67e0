import styles from '../page-hero.module.scss';

/** Bodies revolving around a common centre. */
export const ServicesChart = () => (
  <>
    <g transform="rotate(-18 560 300)">
      <ellipse cx="560" cy="300" rx="520" ry="210" />
      <ellipse cx="560" cy="300" rx="360" ry="140" />
    </g>
    <circle className={styles.body} cx="560" cy="300" r="46" />
    <circle className={styles.moon} cx="690" cy="399" r="12" />
    <circle className={styles['far-moon']} cx="694" cy="129" r="9" />
  </>
);
