import styles from '../page-hero.module.scss';

/** A constellation of seven connected stars. */
export const CreatorsChart = () => (
  <>
    <path d="M330 440 410 250 510 340 560 150 650 270 740 110M650 270 710 450" />
    <circle className={styles.moon} cx="330" cy="440" r="10" />
    <circle className={styles['far-moon']} cx="410" cy="250" r="14" />
    <circle className={styles.moon} cx="510" cy="340" r="20" />
    <circle className={styles['far-moon']} cx="560" cy="150" r="8" />
    <circle className={styles.body} cx="650" cy="270" r="34" />
    <circle className={styles.body} cx="740" cy="110" r="10" />
    <circle className={styles['far-moon']} cx="710" cy="450" r="12" />
  </>
);
