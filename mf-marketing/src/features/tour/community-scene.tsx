import styles from './scene.module.scss';

/** A globe, and people who answer each other across it. */
export function CommunityScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <circle className={styles.sheet} cx="240" cy="170" r="126" />
      <path className={styles.orbit} d="M240 44c-70 66-70 186 0 252M240 44c70 66 70 186 0 252M240 44v252M114 170h252M132 104c66 34 150 34 216 0M132 236c66-34 150-34 216 0" />
      <path className={styles['flame-line']} d="M150 130C180 60 290 50 330 116" />
      <path className={styles['iris-line']} d="M172 246C200 170 300 170 330 116" />
      <path className={styles['flame-line']} d="M172 246C140 220 130 170 150 130" />
      <g className={styles.drift}>
        <circle className={styles['flame-soft']} cx="150" cy="130" r="28" />
        <circle className={styles.flame} cx="150" cy="130" r="16" />
      </g>
      <g className={styles['drift-back']}>
        <circle className={styles['iris-soft']} cx="330" cy="116" r="32" />
        <circle className={styles.iris} cx="330" cy="116" r="19" />
      </g>
      <circle className={styles.gold} cx="172" cy="246" r="12" />
      <circle className={styles.mint} cx="300" cy="250" r="9" />
      <circle className={styles.pale} cx="252" cy="196" r="6" />
      <g className={styles.drift}>
        <path className={styles.flame} d="M58 66h70a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H96l-14 14v-14H58a12 12 0 0 1-12-12V78a12 12 0 0 1 12-12z" />
        <path className={styles['flame-soft']} d="M62 82h60v5H62zM62 94h40v5H62z" />
      </g>
      <g className={styles['drift-back']}>
        <path className={styles.iris} d="M358 206h74a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-16v14l-16-14h-42a12 12 0 0 1-12-12v-24a12 12 0 0 1 12-12z" />
        <path className={styles['iris-soft']} d="M364 222h62v5h-62zM364 235h38v5h-38z" />
      </g>
    </svg>
  );
}
