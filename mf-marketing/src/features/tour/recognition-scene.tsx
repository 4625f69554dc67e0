import styles from './scene.module.scss';

/** Work on a wall, the middle piece chosen. */
export function RecognitionScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <path className={styles.orbit} d="M-10 96C120 16 360 16 490 96" />
      <g transform="rotate(-7 92 180)">
        <rect className={styles.sheet} x="24" y="112" width="136" height="152" rx="14" />
        <rect className={styles['iris-soft']} x="38" y="126" width="108" height="94" rx="8" />
        <circle className={styles.iris} cx="112" cy="156" r="14" />
        <path className={styles['iris-line']} d="M46 212l26-34 22 24 14-14 30 26" />
        <path className={styles.ink} d="M42 242h60" />
      </g>
      <g transform="rotate(7 388 180)">
        <rect className={styles.sheet} x="320" y="112" width="136" height="152" rx="14" />
        <rect className={styles['flame-soft']} x="334" y="126" width="108" height="94" rx="8" />
        <path className={styles['flame-line']} d="M352 200c0-50 72-50 72 0M352 200h72M388 162v38" />
        <path className={styles.ink} d="M338 242h74" />
      </g>
      <g>
        <rect className={styles.sheet} x="148" y="72" width="184" height="204" rx="16" />
        <rect className={styles['flame-soft']} x="164" y="88" width="152" height="132" rx="10" />
        <circle className={styles.flame} cx="240" cy="156" r="40" />
        <path className={styles['iris-line']} d="M182 178c16 16 104-16 116-44" />
        <circle className={styles.gold} cx="290" cy="112" r="7" />
        <path className={styles.ink} d="M168 244h96M168 260h60" />
      </g>
      <g className={styles.drift}>
        <path className={styles.gold} d="M318 40l9 8 12-1 3 11 10 7-5 11 5 11-10 7-3 11-12-1-9 8-9-8-12 1-3-11-10-7 5-11-5-11 10-7 3-11 12 1z" />
        <path className={styles['flame-line']} d="M306 78l8 8 16-17" />
      </g>
    </svg>
  );
}
