import styles from './scene.module.scss';

/** One page about one person: face, skills, badge and pieces. */
export function ProfileScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <path className={styles.orbit} d="M20 60C160 340 380 340 470 90" />
      <rect className={styles.sheet} x="96" y="26" width="288" height="272" rx="20" />
      <path className={styles['iris-soft']} d="M116 27h248a20 20 0 0 1 20 20v57H96V47a20 20 0 0 1 20-20z" />
      <path className={styles['iris-line']} d="M96 92c60-50 110 22 170-18s80-24 118-38" />
      <circle className={styles.sheet} cx="152" cy="108" r="38" />
      <circle className={styles.flame} cx="152" cy="98" r="14" />
      <path className={styles.flame} d="M126 132c2-24 50-24 52 0-16 17-36 17-52 0z" />
      <path className={styles.ink} d="M206 128h88M206 146h56" />
      <rect className={styles['flame-soft']} x="120" y="170" width="66" height="24" rx="12" />
      <rect className={styles['iris-soft']} x="194" y="170" width="82" height="24" rx="12" />
      <rect className={styles['flame-soft']} x="284" y="170" width="54" height="24" rx="12" />
      <path className={styles['flame-line']} d="M136 182h34M300 182h22" />
      <path className={styles['iris-line']} d="M212 182h46" />
      <rect className={styles['iris-soft']} x="120" y="210" width="76" height="68" rx="10" />
      <rect className={styles['flame-soft']} x="204" y="210" width="76" height="68" rx="10" />
      <rect className={styles['iris-soft']} x="288" y="210" width="76" height="68" rx="10" />
      <circle className={styles.iris} cx="158" cy="244" r="17" />
      <path className={styles['flame-line']} d="M218 264l16-24 12 14 8-10 14 20" />
      <path className={styles['iris-line']} d="M304 262v-22M318 262v-34M332 262v-14M346 262v-26" />
      <g className={styles.drift}>
        <circle className={styles.mint} cx="386" cy="122" r="24" />
        <path className={styles.ink} d="M375 122l8 8 15-16" />
      </g>
    </svg>
  );
}
