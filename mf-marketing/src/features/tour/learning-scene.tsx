import styles from './scene.module.scss';

/** Lessons as stations of an orbit: three behind, one open, the rest ahead. */
export function LearningScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <path className={styles.orbit} d="M20 292C40 130 190 30 460 44" />
      <path className={styles['flame-line']} d="M20 292C30 212 76 146 150 102" />
      <circle className={styles.flame} cx="26" cy="262" r="9" />
      <circle className={styles.flame} cx="60" cy="184" r="9" />
      <circle className={styles.flame} cx="150" cy="102" r="15" />
      <circle className={styles.sunk} cx="150" cy="102" r="6" />
      <circle className={styles.sheet} cx="264" cy="62" r="10" />
      <circle className={styles.sheet} cx="362" cy="46" r="10" />
      <g className={styles['drift-back']}>
        <circle className={styles['iris-soft']} cx="430" cy="50" r="34" />
        <circle className={styles.iris} cx="430" cy="50" r="20" />
        <path className={styles['iris-line']} d="M396 62c14 10 58-2 70-22" />
      </g>
      <g>
        <rect className={styles.sheet} x="150" y="136" width="270" height="152" rx="18" />
        <rect className={styles['flame-soft']} x="166" y="152" width="112" height="120" rx="10" />
        <g className={styles.drift}>
          <circle className={styles.flame} cx="217" cy="216" r="26" />
          <path className={styles['flame-soft']} d="M210 203v26l20-13z" />
        </g>
        <path className={styles.ink} d="M298 172h98M298 192h66" />
        <path className={styles['iris-line']} d="M298 230l6 6 10-12M298 258l6 6 10-12" />
        <path className={styles.ink} d="M330 230h66M330 258h44" />
      </g>
    </svg>
  );
}
